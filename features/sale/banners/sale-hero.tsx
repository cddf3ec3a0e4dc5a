import { ButtonLink } from '#ui/button.tsx';
import { TextLink } from '#ui/text-link.tsx';
import { Countdown } from '../../countdown/countdown.tsx';
import type { SaleHeroValue } from './sale-hero.ts';
import { SaleOffer } from './sale-offer.tsx';
import { SaleScene } from './sale-scene.tsx';

export function SaleHeroSection({ section }: { section: SaleHeroValue }) {
  const { surface, line, days, heading, product, saving, deals, terms, countdown } = section;
  const tone = surface === 'dark' ? 'accent' : 'plain';
  const termsLink = <TextLink link={{ href: terms.href, external: false }}>{terms.label}</TextLink>;
  return (
    <SaleScene
      {...section}
      heading="h1"
      priority
      top={
        <>
          {line && <p>{line}</p>}
          <p>{days}</p>
        </>
      }
    >
      <div className="stack">
        {saving && <p className="heading">{saving}</p>}
        {product ? (
          <SaleOffer product={product} tone={tone}>
            <ButtonLink href={deals.href} tone="line">
              {deals.label}
            </ButtonLink>
            {termsLink}
          </SaleOffer>
        ) : (
          <>
            <p className="heading">{heading}</p>
            <div className="actions">
              <ButtonLink href={deals.href} tone={tone}>
                {deals.label}
              </ButtonLink>
              {termsLink}
            </div>
          </>
        )}
      </div>
      {countdown && <Countdown {...countdown} />}
    </SaleScene>
  );
}
