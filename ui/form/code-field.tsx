import type { ComponentProps } from 'react';
import styles from './field.module.css';
import { Field } from './field.tsx';

/** A six-digit code in one input, so that it can be pasted, spaces included, and filled in from a message. */
export const CodeField = (props: ComponentProps<typeof Field>) => (
  <Field
    {...props}
    className={styles.code}
    type="text"
    inputMode="numeric"
    autoComplete="one-time-code"
    autoCapitalize="none"
    spellCheck={false}
  />
);
