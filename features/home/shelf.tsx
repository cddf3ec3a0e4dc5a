import { ProductCard } from '#ui/commerce/product-card.tsx';
import { SectionFrame } from '#ui/section-frame.tsx';
import styles from './shelf.module.css';
import type { ShelfValue } from './shelf.ts';

export const ShelfSection = ({ section }: { section: ShelfValue }) => (
  <SectionFrame {...section} surface="paper" headingClass="display" className="joined">
    <ul className={styles.shelf}>
      {section.cards.map(({ id: card, ...product }) => (
        <li key={card} className="float">
          <ProductCard {...product} />
        </li>
      ))}
    </ul>
  </SectionFrame>
);
