import { BuyButton } from '#ui/commerce/buy-button.tsx';
import { LearnMoreLink } from '#ui/commerce/learn-more-link.tsx';
import { MediaCard } from '#ui/media/media-card.tsx';
import { SectionFrame } from '#ui/section-frame.tsx';
import styles from './accessories.module.css';
import type { AccessoriesValue } from './accessories.ts';

export function AccessoriesSection({ section }: { section: AccessoriesValue }) {
  return (
    <SectionFrame {...section} className="side">
      <div className={styles.accessories}>
        {section.items.map((item) => (
          <article key={item.id} className={styles.accessory} aria-label={item.name}>
            <MediaCard {...item} sizes="(width >= 768px) 54vw, 92vw" className={`notch-l ${styles.picture}`} />
            <div className="stack-s">
              <h3 className="title">{item.name}</h3>
              <p className="quiet">{item.text}</p>
              <div className="actions">
                {item.offer && <BuyButton offer={item.offer} showPrice />}
                <LearnMoreLink link={item.link} name={item.name} />
              </div>
            </div>
          </article>
        ))}
      </div>
    </SectionFrame>
  );
}
