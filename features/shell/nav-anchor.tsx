import type { ReactNode } from 'react';
import type { Link } from '#core/links/link.ts';
import { OutIcon } from '#ui/icons.tsx';
import { usePage } from '#ui/page-context.tsx';
import styles from './nav-anchor.module.css';

/** A link of the header or footer; an external one is marked, for screen readers too. */
export function NavAnchor({
  link,
  className,
  mark = true,
  children,
}: {
  link: Link;
  className?: string | undefined;
  mark?: boolean | undefined;
  children: ReactNode;
}) {
  const { messages } = usePage();
  if (!link.external) {
    return (
      <a href={link.href} className={className}>
        {children}
      </a>
    );
  }
  return (
    <a href={link.href} className={className} rel="noopener">
      {children}
      {mark && (
        <span className={styles.out}>
          <OutIcon />
        </span>
      )}
      <span className="visually-hidden"> {messages.action.opensSite}</span>
    </a>
  );
}
