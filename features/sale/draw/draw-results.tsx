import { ButtonLink } from '#ui/button.tsx';
import styles from './draw-results.module.css';
import type { DrawResultsValue } from './draw-results.ts';

export const DrawResultsSection = ({
  section: { id, anchor, heading, order, orders, contact },
}: {
  section: DrawResultsValue;
}) => (
  <section id={anchor} className={`section ${styles.section}`} data-surface="white" aria-labelledby={`${id}-heading`}>
    <div className="wrap">
      <h2 className="title" id={`${id}-heading`}>
        {heading}
      </h2>
      <ul className={`rows num ${styles.orders}`}>
        {orders.map((number) => (
          <li key={number}>
            {order} <strong>{number}</strong>
          </li>
        ))}
      </ul>
      {contact && <ButtonLink href={contact.href}>{contact.label}</ButtonLink>}
    </div>
  </section>
);
