import { callAccount } from '#browser/session/account-client.ts';
import type { Profile } from '#browser/session/stored-session.ts';
import { Form } from '#ui/form/form.tsx';
import { FormMessage } from '#ui/form/form-message.tsx';
import { useForm } from '#ui/form/use-form.ts';
import styles from './account.module.css';
import { useAccount } from './account-context.browser.ts';
import { SettingsPart } from './settings-part.tsx';

/** Switches the newsletter on and off. The switch always shows the stored state, also after a failed change. */
export function NewsletterPart({ newsletter }: Pick<Profile, 'newsletter'>) {
  const { words } = useAccount();
  const isOn = newsletter === 'active';
  const form = useForm({
    send: async () => {
      await callAccount('updateProfile', { newsletter: !isOn });
    },
  });
  return (
    <SettingsPart title={words.newsletter.title}>
      <Form form={form}>
        <button
          type="submit"
          role="switch"
          aria-checked={isOn}
          aria-disabled={form.sending || undefined}
          className={styles.switch}
        >
          <i className="notch-s edge" />
          {words.newsletter.label}
        </button>
        <p className="small" role="status">
          {words.newsletter[newsletter]}
        </p>
        <FormMessage tone="error">{form.summary}</FormMessage>
      </Form>
    </SettingsPart>
  );
}
