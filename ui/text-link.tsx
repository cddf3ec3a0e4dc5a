import type { ReactNode } from 'react';
import type { Link } from '#core/links/link.ts';
import { ArrowIcon, OutIcon } from './icons.tsx';
import styles from './text-link.module.css';

interface TextLinkProps {
  link: Link;
  /** Its target, for screen reader users who meet the link out of context. */
  about?: string | undefined;
  children: ReactNode;
}

/** An underlined link with an arrow, which points outwards for an external link. */
export const TextLink = ({ link, about, children }: TextLinkProps) => (
  <a className={styles.link} href={link.href} rel={link.external ? 'noopener' : undefined}>
    <span>{children}</span>
    {about && <span className="visually-hidden"> {about}</span>}
    {link.external ? <OutIcon /> : <ArrowIcon />}
  </a>
);
