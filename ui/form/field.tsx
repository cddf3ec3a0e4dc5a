import type { ComponentPropsWithRef, ReactNode } from 'react';
import { classNames } from '../class-names.ts';
import { WarnIcon } from '../icons.tsx';
import styles from './field.module.css';
import type { BoundField } from './use-form.ts';

interface FieldLook {
  field: BoundField;
  label: string;
  /** Shown beside the label, to mark an optional field. */
  aside?: string | undefined;
  /** Shown below the field unless there is an error. */
  hint?: string | undefined;
  children?: ReactNode;
  className?: string | undefined;
}

type ManagedAttributes = 'id' | 'name' | 'defaultValue' | 'onInput' | 'onBlur' | 'className' | 'children';

export const emailInput = {
  type: 'email',
  autoComplete: 'email',
  inputMode: 'email',
  autoCapitalize: 'none',
  spellCheck: false,
} as const;

/** A single-line text input with its label above, and a hint or an error below. */
export const Field = ({
  field,
  label,
  aside,
  hint,
  children,
  className,
  ...input
}: FieldLook & Omit<ComponentPropsWithRef<'input'>, ManagedAttributes>) => (
  <FieldFrame field={field} label={label} aside={aside} hint={hint} className={className}>
    <div className={styles.row}>
      <input {...input} {...controlOf(field, hint)} />
      {children}
    </div>
  </FieldFrame>
);

export function controlOf(field: BoundField, hint: string | undefined) {
  const { id, name, defaultValue, error, onInput, onBlur } = field;
  return {
    id,
    name,
    defaultValue,
    'aria-invalid': error === undefined ? undefined : true,
    'aria-describedby': hint === undefined && error === undefined ? undefined : noteIdOf(id),
    onInput: (event: { currentTarget: { value: string } }) => onInput(event.currentTarget.value),
    onBlur: (event: { currentTarget: { value: string } }) => onBlur(event.currentTarget.value),
  };
}

export const FieldFrame = ({ field: { id, error }, label, aside, hint, className, children }: FieldLook) => (
  <div className={classNames(styles.field, className)} data-faulty={error === undefined ? undefined : ''}>
    <label htmlFor={id} id={`${id}-label`}>
      {label}
      {aside !== undefined && <span className={styles.aside}> {aside}</span>}
    </label>
    {children}
    <FieldNote id={id} hint={hint} error={error} />
  </div>
);

export const noteIdOf = (id: string): string => `${id}-note`;

/** The note below a control: a hint or, in its place, an error that screen readers announce. */
export const FieldNote = ({ id, hint, error }: Pick<BoundField, 'id' | 'error'> & Pick<FieldLook, 'hint'>) => (
  <div className={`small ${styles.note}`} id={noteIdOf(id)} aria-live="polite">
    {error !== undefined && <WarnIcon />}
    {error ?? hint}
  </div>
);
