import type { ReactNode } from 'react';
import type { Link } from '#core/links/link.ts';
import { classNames } from './class-names.ts';
import { ArrowIcon, OutIcon } from './icons.tsx';
import styles from './text-link.module.css';

interface TextLinkProps {
  link: Link;
  className?: string | undefined;
  /** Where it leads, for screen reader users who meet the link out of context. */
  about?: string | undefined;
  children: ReactNode;
}

/** An underlined link with an arrow, which points outwards for an external link. */
export const TextLink = ({ link, className, about, children }: TextLinkProps) => (
  <a className={classNames(styles.link, className)} href={link.href} rel={link.external ? 'noopener' : undefined}>
    <span>{children}</span>
    {about && <span className="visually-hidden"> {about}</span>}
    {link.external ? <OutIcon /> : <ArrowIcon />}
  </a>
);
