import type { ComponentPropsWithRef, ReactNode } from 'react';
import { classNames } from '../class-names.ts';
import styles from './field.module.css';
import { FieldNote, noteIdOf } from './field-note.tsx';
import type { BoundField } from './use-form.ts';

interface FieldLook {
  field: BoundField;
  label: string;
  /** Stands beside the label: that the field may stay empty. */
  aside?: string | undefined;
  /** Stands below the field until something is wrong with it. */
  hint?: string | undefined;
  /** Stands at the end of the row: a button. */
  children?: ReactNode;
  className?: string | undefined;
}

type Own = 'id' | 'name' | 'defaultValue' | 'onInput' | 'onBlur' | 'className' | 'children';

/** A line of text with its label above, and below it a hint or what is wrong with it. */
export const Field = ({
  field,
  label,
  aside,
  hint,
  children,
  className,
  ...input
}: FieldLook & Omit<ComponentPropsWithRef<'input'>, Own>) => (
  <FieldFrame field={field} label={label} aside={aside} hint={hint} className={className}>
    <div className={styles.row}>
      <input {...input} {...controlOf(field, hint)} />
      {children}
    </div>
  </FieldFrame>
);

/** A text of several lines. */
export const TextField = ({
  field,
  label,
  aside,
  hint,
  className,
  rows = 6,
  ...input
}: FieldLook & Omit<ComponentPropsWithRef<'textarea'>, Own>) => (
  <FieldFrame field={field} label={label} aside={aside} hint={hint} className={className}>
    <textarea rows={rows} {...input} {...controlOf(field, hint)} />
  </FieldFrame>
);

/** What every control of a form has from its field. */
export function controlOf(field: BoundField, hint: string | undefined) {
  const { id, name, defaultValue, fault, onInput, onBlur } = field;
  return {
    id,
    name,
    defaultValue,
    'aria-invalid': fault === undefined ? undefined : true,
    'aria-describedby': hint === undefined && fault === undefined ? undefined : noteIdOf(id),
    onInput: (event: { currentTarget: { value: string } }) => onInput(event.currentTarget.value),
    onBlur: (event: { currentTarget: { value: string } }) => onBlur(event.currentTarget.value),
  };
}

/** Label above, note below, the control between them. */
export const FieldFrame = ({ field: { id, fault }, label, aside, hint, className, children }: FieldLook) => (
  <div className={classNames(styles.field, className)} data-faulty={fault === undefined ? undefined : ''}>
    <label htmlFor={id} id={`${id}-label`}>
      {label}
      {aside !== undefined && <span className={styles.aside}> {aside}</span>}
    </label>
    {children}
    <FieldNote id={id} hint={hint} fault={fault} />
  </div>
);
