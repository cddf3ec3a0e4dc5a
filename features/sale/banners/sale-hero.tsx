import { ButtonLink } from '#ui/button.tsx';
import { TextLink } from '#ui/text-link.tsx';
import { Countdown } from '../../countdown/countdown.tsx';
import type { SaleHeroValue } from './sale-hero.ts';
import { SaleScene } from './sale-scene.tsx';

export function SaleHeroSection({ section }: { section: SaleHeroValue }) {
  const { surface, line, days, heading, saving, deals, terms, countdown } = section;
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
        <p className={saving ? 'title' : 'heading'}>{heading}</p>
        <div className="actions">
          <ButtonLink href={deals.href} tone={surface === 'dark' ? 'accent' : 'plain'}>
            {deals.label}
          </ButtonLink>
          <TextLink link={{ href: terms.href, external: false }}>{terms.label}</TextLink>
        </div>
      </div>
      {countdown && <Countdown {...countdown} />}
    </SaleScene>
  );
}
