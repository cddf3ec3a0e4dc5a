import { ProductCard } from '#ui/commerce/product-card.tsx';
import styles from './robots.module.css';
import type { RobotsValue } from './robots.ts';

type Card = RobotsValue['groups'][number]['cards'][number];

interface RobotCardProps {
  card: Card;
  /** Id of the form that the checkbox belongs to, and the checkbox's label. Absent while there is no comparison. */
  compareForm: string | undefined;
  compare: string | undefined;
}

/** A product of the list. Its data attributes are what `filter-list.ts` filters and sorts by. */
export function RobotCard({ card, compareForm, compare }: RobotCardProps) {
  const { id, position, family, shapes, heightMm, canBeOrdered, ...product } = card;
  return (
    <li
      id={id}
      data-robot={position}
      data-family={family}
      data-shapes={shapes.join(' ')}
      data-available={canBeOrdered ? '' : undefined}
      data-price={product.offer?.price?.amount}
      data-height={heightMm}
    >
      <ProductCard
        {...product}
        sizes="(width >= 1200px) 22vw, (width >= 768px) 30vw, 8rem"
        priority={position === 0}
        className={styles.card}
        control={
          compareForm && (
            <label className={styles.compare}>
              <input type="checkbox" name="robots" value={id} form={compareForm} />
              <span>{compare}</span>
              <span className="visually-hidden"> {product.name}</span>
            </label>
          )
        }
      />
    </li>
  );
}
