import type { ReactNode } from 'react';
import type { ButtonLook } from '../button.tsx';
import { classNames } from '../class-names.ts';
import styles from './action-button.module.css';
import { Form } from './form.tsx';
import { FormMessage } from './form-message.tsx';
import { SubmitButton } from './submit-button.tsx';
import { useForm } from './use-form.ts';

interface ActionButtonProps extends Pick<ButtonLook, 'tone' | 'small'> {
  /** Rejects like the `send` of a form; the message is shown above the button. */
  run(): Promise<void>;
  /** Looks like underlined text instead of a button. */
  quiet?: boolean | undefined;
  waits?: boolean | undefined;
  children: ReactNode;
}

/** A form without fields: a button that does one thing, one run at a time, and shows when it failed. */
export function ActionButton({ run, quiet, waits, children, ...look }: ActionButtonProps) {
  const form = useForm({ send: async () => (waits ? undefined : run()) });
  return (
    <Form form={form}>
      <FormMessage tone="error">{form.summary}</FormMessage>
      <div>
        <SubmitButton {...look} sending={form.sending} waits={waits} className={classNames(quiet && styles.quiet)}>
          {children}
        </SubmitButton>
      </div>
    </Form>
  );
}
