import type { ReactNode } from 'react';
import { classNames } from '../class-names.ts';
import styles from './field.module.css';
import type { BoundForm } from './use-form.ts';

interface FormProps {
  form: Pick<BoundForm<string>, 'onSubmit' | 'sending'>;
  labelledBy?: string | undefined;
  className?: string | undefined;
  children: ReactNode;
}

/**
 * The form around bound fields, validated by our own rules. If it is sent before its script runs, `post` keeps the
 * values out of the address.
 */
export const Form = ({ form, labelledBy, className, children }: FormProps) => (
  <form
    className={classNames(styles.form, className)}
    method="post"
    noValidate
    onSubmit={form.onSubmit}
    aria-labelledby={labelledBy}
    aria-busy={form.sending}
  >
    {children}
  </form>
);
