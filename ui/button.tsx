import type { ButtonHTMLAttributes, ReactNode } from 'react';
import styles from './button.module.css';
import { classNames } from './class-names.ts';

export interface ButtonLook {
  /** `plain`: ink on paper or paper on ink; `accent`: the product's colour; `line`: outlined. */
  tone?: 'plain' | 'accent' | 'line' | undefined;
  small?: boolean | undefined;
  className?: string | undefined;
}

export const buttonClass = (small?: boolean): string => `${small ? 'notch-s' : 'notch'} edge ${styles.button}`;

export const buttonLook = ({ tone = 'plain', small, className }: ButtonLook) => ({
  className: classNames(buttonClass(small), className),
  'data-tone': tone,
  'data-small': small ? '' : undefined,
});

export const Button = ({
  tone,
  small,
  className,
  type = 'button',
  ...rest
}: ButtonLook & ButtonHTMLAttributes<HTMLButtonElement>) => (
  <button type={type} {...rest} {...buttonLook({ tone, small, className })} />
);

interface ButtonLinkProps extends ButtonLook {
  href: string;
  external?: boolean | undefined;
  children: ReactNode;
}

export const ButtonLink = ({ href, external, children, ...look }: ButtonLinkProps) => (
  <a href={href} rel={external ? 'noopener' : undefined} {...buttonLook(look)}>
    {children}
  </a>
);
