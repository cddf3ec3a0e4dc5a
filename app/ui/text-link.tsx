import type { ReactNode } from 'react';
import type { Link } from '#rules/page/page-value.ts';
import { classNames } from './class-names.ts';
import { ArrowIcon, OutIcon } from './icons.tsx';
import styles from './text-link.module.css';

interface TextLinkProps {
  link: Link;
  className?: string | undefined;
  /** What it leads to, for who hears or reads the link without what stands around it. */
  about?: string | undefined;
  children: ReactNode;
}

/** An underlined link with an arrow; the arrow points out when it leaves this site. */
export const TextLink = ({ link, className, about, children }: TextLinkProps) => (
  <a className={classNames(styles.link, className)} href={link.href} rel={link.external ? 'noopener' : undefined}>
    <span>{children}</span>
    {about && <span className="visually-hidden"> {about}</span>}
    {link.external ? <OutIcon /> : <ArrowIcon />}
  </a>
);
