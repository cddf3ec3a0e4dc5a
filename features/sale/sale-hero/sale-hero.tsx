import { ButtonLink } from '#ui/button.tsx';
import { TextLink } from '#ui/text-link.tsx';
import { Countdown } from '../../countdown/countdown.tsx';
import type { SaleHeroValue } from './sale-hero.ts';
import { SaleScene } from './sale-scene.tsx';

/** The first screen of a campaign: its name, its current offer, and how long that lasts. */
export function SaleHeroSection({ section }: { section: SaleHeroValue }) {
  const {
    id,
    anchor,
    surface,
    tone,
    accent,
    picture,
    title,
    titleWidth,
    line,
    days,
    heading,
    saving,
    actions,
    countdown,
  } = section;
  const [first, ...others] = actions;
  return (
    <SaleScene
      {...{ id, anchor, surface, tone, accent, picture, title, titleWidth }}
      heading="h1"
      priority
      top={
        <>
          {line && <p>{line}</p>}
          <p>{days}</p>
        </>
      }
    >
      <div>
        {saving && <p className="heading">{saving}</p>}
        <p className={saving ? 'title' : 'heading'}>{heading}</p>
        <div className="actions">
          {first && (
            <ButtonLink href={first.href} tone={surface === 'dark' ? 'accent' : 'plain'}>
              {first.label}
            </ButtonLink>
          )}
          {others.map(({ label, href }) => (
            <TextLink key={href} link={{ href, external: false }}>
              {label}
            </TextLink>
          ))}
        </div>
      </div>
      {countdown && <Countdown {...countdown} />}
    </SaleScene>
  );
}
