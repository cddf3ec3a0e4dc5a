import { type ComponentProps, useState } from 'react';
import { useMessages } from '../messages.ts';
import styles from './field.module.css';
import { Field } from './field.tsx';

interface PasswordFieldProps extends Omit<ComponentProps<typeof Field>, 'type' | 'autoComplete' | 'children'> {
  /** Tells password managers whether to fill in the stored password or to create one. */
  autoComplete: 'current-password' | 'new-password';
}

export function PasswordField({ field, ...rest }: PasswordFieldProps) {
  const { form } = useMessages<'form.show' | 'form.hide'>();
  const [isVisible, setIsVisible] = useState(false);
  const toggleId = `${field.id}-toggle`;
  return (
    <Field
      {...rest}
      field={field}
      type={isVisible ? 'text' : 'password'}
      autoCapitalize="none"
      autoCorrect="off"
      spellCheck={false}
    >
      <button
        type="button"
        className={styles.toggle}
        id={toggleId}
        aria-controls={field.id}
        aria-labelledby={`${toggleId} ${field.id}-label`}
        onClick={() => setIsVisible(!isVisible)}
      >
        {isVisible ? form.hide : form.show}
      </button>
    </Field>
  );
}
