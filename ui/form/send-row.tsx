import { useMessages } from '../messages.ts';
import { FormMessage } from './form-message.tsx';
import { SubmitButton } from './submit-button.tsx';

interface SendRowProps {
  form: { summary: string | undefined; sending: boolean };
  /** Label of the button, until sending failed. */
  submit: string;
  progress?: string | undefined;
}

/** The end of a form: the error of the whole form, and the button that sends it, with another label after a failure. */
export function SendRow({ form: { summary, sending }, submit, progress }: SendRowProps) {
  const { action } = useMessages<'action.retry'>();
  return (
    <>
      <FormMessage tone="error">{summary}</FormMessage>
      <div>
        <SubmitButton sending={sending} progress={progress}>
          {summary === undefined ? submit : action.retry}
        </SubmitButton>
      </div>
    </>
  );
}
