import { accountClient } from '#browser/session/account-client.ts';
import { Form } from '#ui/form/form.tsx';
import { FormMessage } from '#ui/form/form-message.tsx';
import { useForm } from '#ui/form/use-form.ts';
import styles from './account.module.css';
import { AccountPart } from './account-part.tsx';
import type { SettingsPartProps } from './account-props.browser.ts';

/** Switches the newsletter on and off. The switch always shows the stored state, also after a failed change. */
export function NewsletterPart({ words: { newsletter: words }, forms, profile: { newsletter } }: SettingsPartProps) {
  const isOn = newsletter === 'active';
  const form = useForm({
    fields: {},
    rules: {},
    failed: forms.failed,
    send: async () => {
      await accountClient().call('updateProfile', { newsletter: !isOn });
    },
  });
  return (
    <AccountPart title={words.title}>
      <Form form={form}>
        <button
          type="submit"
          role="switch"
          aria-checked={isOn}
          aria-disabled={form.sending || undefined}
          className={styles.switch}
        >
          <i className="notch-s edge" />
          {words.label}
        </button>
        <p className="small" role="status">
          {words[newsletter]}
        </p>
        <FormMessage tone="error">{form.summary}</FormMessage>
      </Form>
    </AccountPart>
  );
}
