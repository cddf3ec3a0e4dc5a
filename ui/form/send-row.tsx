import { FormMessage } from './form-message.tsx';
import { SubmitButton } from './submit-button.tsx';

interface SendRowProps {
  form: { summary: string | undefined; sending: boolean };
  words: { submit: string /** After it failed. */; again: string; sending: string };
}

/** The end of a form: the error of the whole form, and the button that sends it, with another label after a failure. */
export const SendRow = ({ form: { summary, sending }, words }: SendRowProps) => (
  <>
    <FormMessage tone="error">{summary}</FormMessage>
    <div>
      <SubmitButton sending={sending} progress={words.sending}>
        {summary === undefined ? words.submit : words.again}
      </SubmitButton>
    </div>
  </>
);
