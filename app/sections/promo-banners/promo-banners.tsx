import type { SectionOf } from '#rules/sections/registry.ts';
import { usePage } from '../../context/page-context.tsx';
import { ButtonLink } from '../../ui/button.tsx';
import { NoticeFormIsland } from '../notice-form/notice-form-island.tsx';
import { SaleScene } from '../sale-hero/sale-scene.tsx';
import styles from './promo-banners.module.css';

/** Announces a campaign: one banner with the days of each part. They link to the sale once it is open. */
export function PromoBannersSection({
  section: { id, anchor, banners, action },
}: {
  section: SectionOf<'promo-banners'>;
}) {
  const { past } = usePage().messages.sale;
  return banners.map(
    ({ id: banner, surface, accent, picture, title, titleWidth, text, days, isOver, notice }, index) => (
      <SaleScene
        key={banner}
        {...{ surface, accent, picture, title, titleWidth, isOver }}
        id={`${id}-${banner}`}
        anchor={index === 0 ? anchor : undefined}
        heading="h2"
        priority={index === 0}
        low
        top={
          <>
            <p>{days}</p>
            {isOver && <p>{past}</p>}
          </>
        }
      >
        <p className={`heading ${styles.text}`}>{text}</p>
        {notice && <NoticeFormIsland offer={notice} tone={surface === 'dark' ? 'accent' : 'plain'} />}
        {action && !isOver && (
          <ButtonLink href={action.href} external={action.external} tone={surface === 'dark' ? 'accent' : 'plain'}>
            {action.label}
          </ButtonLink>
        )}
      </SaleScene>
    ),
  );
}
