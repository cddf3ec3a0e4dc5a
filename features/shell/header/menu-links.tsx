import type { NavLink } from '#core/page-frame.ts';
import { NavAnchor } from '../nav-anchor.tsx';
import styles from './menu-links.module.css';

/** The links of a menu as a ruled grid, each with a short hint. */
export const MenuLinks = ({ items }: { items: NavLink[] }) => (
  <ul className={styles.grid}>
    {items.map(({ label, hint, ...link }) => (
      <li key={label}>
        <NavAnchor link={link}>
          {label}
          {hint && <small>{hint}</small>}
        </NavAnchor>
      </li>
    ))}
  </ul>
);
