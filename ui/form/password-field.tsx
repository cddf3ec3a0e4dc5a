import type { ComponentProps } from 'react';
import { useState } from 'react';
import styles from './field.module.css';
import { Field } from './field.tsx';

interface PasswordFieldProps extends Omit<ComponentProps<typeof Field>, 'type' | 'autoComplete' | 'children'> {
  /** Tells password managers whether to fill in the stored password or to create one. */
  autoComplete: 'current-password' | 'new-password';
  /** Labels of the button that shows and hides the password. */
  words: { show: string; hide: string };
}

/** A password, hidden until its button shows it. */
export function PasswordField({ words, field, ...rest }: PasswordFieldProps) {
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
        {isVisible ? words.hide : words.show}
      </button>
    </Field>
  );
}
