import type { ReactNode } from 'react';
import { Button, type ButtonLook } from '../button.tsx';
import { classNames } from '../class-names.ts';
import { useMessages } from '../messages.ts';
import styles from './submit-button.module.css';

interface SubmitButtonProps extends ButtonLook {
  sending: boolean;
  /** Shown in place of the label while sending, and of the usual text. */
  progress?: string | undefined;
  /** The label stays visible where there is no room for two texts; screen readers still announce the progress. */
  labelStays?: boolean | undefined;
  waits?: boolean | undefined;
  children: ReactNode;
}

/** Sends its form. While sending, it shows the progress, keeps its size and the focus, and does nothing. */
export function SubmitButton({
  sending,
  progress,
  labelStays,
  waits,
  className,
  children,
  ...look
}: SubmitButtonProps) {
  const { form } = useMessages<'form.sending'>();
  const progressText = progress ?? form.sending;
  return (
    <>
      <Button
        {...look}
        type="submit"
        className={classNames(styles.submit, className)}
        aria-disabled={sending || waits || undefined}
        data-sending={sending ? '' : undefined}
        data-waits={waits ? '' : undefined}
      >
        <span data-shown={sending && !labelStays ? undefined : ''}>{children}</span>
        {!labelStays && <span data-shown={sending ? '' : undefined}>{progressText}</span>}
      </Button>
      <span className="visually-hidden" role="status">
        {sending && progressText}
      </span>
    </>
  );
}
