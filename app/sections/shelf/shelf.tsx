import type { SectionOf } from '#rules/sections/registry.ts';
import { ProductCard } from '../../ui/product-card.tsx';
import styles from './shelf.module.css';

/** Cards of products, four in a row; a row that scrolls sideways where they do not fit. */
export const ShelfSection = ({ section: { id, anchor, heading, cards } }: { section: SectionOf<'shelf'> }) => (
  <section id={anchor} className={`section ${styles.section}`} data-surface="paper" aria-labelledby={`${id}-heading`}>
    <div className="wrap">
      <div className="head">
        <h2 className="display" id={`${id}-heading`}>
          {heading}
        </h2>
      </div>
      <ul className={styles.shelf}>
        {cards.map(({ id: card, ...product }) => (
          <li key={card} className="float">
            <ProductCard {...product} />
          </li>
        ))}
      </ul>
    </div>
  </section>
);
