import { BuyButton } from '#ui/commerce/buy-button.tsx';
import { LearnMoreLink } from '#ui/commerce/learn-more-link.tsx';
import { PriceLine } from '#ui/commerce/price.tsx';
import { SaleLine } from '#ui/commerce/sale-line.tsx';
import { Picture } from '#ui/media/picture.tsx';
import { SectionFrame } from '#ui/section-frame.tsx';
import styles from './pair.module.css';
import type { PairValue } from './pair.ts';

export function PairSection({ section }: { section: PairValue }) {
  return (
    <SectionFrame {...section} surface="paper">
      <div className={styles.pair}>
        {section.panels.map((panel) => (
          <article
            key={panel.id}
            className={`notch-l scene ${styles.panel}`}
            data-shape={panel.shape}
            data-broad={panel.picture.width > panel.picture.height * 0.8 ? '' : undefined}
            data-surface={panel.surface}
            data-accent={panel.accent}
            aria-label={panel.name}
          >
            <Picture picture={panel.picture} sizes="(width >= 1024px) 50vw, 90vw" className={styles.art} />
            <h3 className={`heading ${styles.name}`}>{panel.name}</h3>
            <p className={`lead ${styles.lead}`}>{panel.lead}</p>
            {panel.sale && (
              <div className={`stack-s ${styles.sale}`}>
                <SaleLine sale={panel.sale} />
                <PriceLine offer={panel.offer} />
              </div>
            )}
            {panel.priceNote && <p className={`cost ${styles.sale}`}>{panel.priceNote}</p>}
            <div className={`actions ${styles.actions}`}>
              <BuyButton
                offer={panel.offer}
                tone={panel.surface === 'dark' ? 'accent' : 'plain'}
                showPrice={!panel.sale}
              />
              <LearnMoreLink link={panel.link} name={panel.name} />
            </div>
          </article>
        ))}
      </div>
    </SectionFrame>
  );
}
