import type { ButtonHTMLAttributes, ReactNode } from 'react';
import styles from './button.module.css';
import { classNames } from './class-names.ts';

interface ButtonLook {
  /** `plain`: ink on paper or paper on ink; `accent`: the product's colour; `line`: outlined. */
  tone?: 'plain' | 'accent' | 'line' | undefined;
  small?: boolean | undefined;
  className?: string | undefined;
  children: ReactNode;
}

/** The class of what looks like a button. */
export const buttonClass = (small?: boolean): string => `${small ? 'notch-s' : 'notch'} edge ${styles.button}`;

/** A button that does something on this page. */
export const Button = ({
  tone = 'plain',
  small,
  className,
  children,
  type = 'button',
  ...rest
}: ButtonLook & ButtonHTMLAttributes<HTMLButtonElement>) => (
  <button
    type={type}
    {...rest}
    className={classNames(buttonClass(small), className)}
    data-tone={tone}
    data-small={small ? '' : undefined}
  >
    {children}
  </button>
);

/** A link that looks like a button. */
export const ButtonLink = ({
  tone = 'plain',
  small,
  className,
  children,
  href,
  external,
}: ButtonLook & { href: string; external?: boolean | undefined }) => (
  <a
    href={href}
    rel={external ? 'noopener' : undefined}
    className={classNames(buttonClass(small), className)}
    data-tone={tone}
    data-small={small ? '' : undefined}
  >
    {children}
  </a>
);
