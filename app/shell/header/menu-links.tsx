import type { NavLink } from '#rules/page/page-value.ts';
import { NavAnchor } from '../nav-anchor.tsx';
import styles from './menu-links.module.css';

/** Links of a menu as a ruled grid, each with a few words on what is there. */
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
