import type { ReactNode } from 'react';
import type { Link } from '#core/links/link.ts';
import type { NavLink } from '#core/page-frame.ts';
import { OutIcon } from '#ui/icons.tsx';
import { usePage } from '#ui/page-context.tsx';
import styles from './nav-anchor.module.css';

interface NavAnchorProps {
  link: Link;
  className?: string | undefined;
  mark?: boolean | undefined;
  children: ReactNode;
}

/** A link of the header or footer; an external one is marked, for screen readers too. */
export function NavAnchor({ link: { href, external }, className, mark = true, children }: NavAnchorProps) {
  const { action } = usePage().messages;
  return (
    <a href={href} className={className} rel={external ? 'noopener' : undefined}>
      {children}
      {external && mark && (
        <span className={styles.out}>
          <OutIcon />
        </span>
      )}
      {external && <span className="visually-hidden"> {action.opensSite}</span>}
    </a>
  );
}

export const NavList = ({ links, className }: { links: readonly NavLink[]; className?: string | undefined }) => (
  <ul className={className}>
    {links.map(({ label, href, external }) => (
      <li key={label}>
        <NavAnchor link={{ href, external }}>{label}</NavAnchor>
      </li>
    ))}
  </ul>
);
