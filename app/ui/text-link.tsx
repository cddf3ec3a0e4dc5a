import type { ReactNode } from 'react';
import type { Link } from '#rules/page-value.ts';
import { classNames } from './class-names.ts';
import { ArrowIcon, OutIcon } from './icons.tsx';
import styles from './text-link.module.css';

/** An underlined link with an arrow; the arrow points out when it leaves this site. */
export const TextLink = ({ link, className, children }: { link: Link; className?: string | undefined; children: ReactNode }) => (
  <a className={classNames(styles.link, className)} href={link.href} rel={link.external ? 'noopener' : undefined}>
    <span>{children}</span>
    {link.external ? <OutIcon /> : <ArrowIcon />}
  </a>
);
