import type { ReactNode } from 'react';
import { classNames } from '../class-names.ts';
import styles from './action-button.module.css';
import { Form } from './form.tsx';
import { FormMessage } from './form-message.tsx';
import { SubmitButton } from './submit-button.tsx';
import { useForm } from './use-form.ts';

interface ActionButtonProps {
  /** Rejects as the sender of a form does: what it says stands above the button. */
  run(): Promise<void>;
  words: { sending: string; failed: string };
  tone?: 'plain' | 'accent' | 'line' | undefined;
  /** A line of underlined words in place of a button. */
  quiet?: boolean | undefined;
  /** Cannot be used for now. */
  waits?: boolean | undefined;
  className?: string | undefined;
  children: ReactNode;
}

/** A form without fields: a button that does one thing, once at a time, and says when it did not work. */
export function ActionButton({ run, words, tone, quiet, waits, className, children }: ActionButtonProps) {
  const form = useForm({ fields: {}, rules: {}, failed: words.failed, send: async () => (waits ? undefined : run()) });
  return (
    <Form form={form} className={className}>
      <FormMessage tone="error">{form.summary}</FormMessage>
      <div>
        <SubmitButton
          sending={form.sending}
          waits={waits}
          progress={words.sending}
          tone={tone}
          className={classNames(quiet && styles.quiet)}
        >
          {children}
        </SubmitButton>
      </div>
    </Form>
  );
}
