import { useState } from 'react';
import { callAccount } from '#browser/session/account-client.ts';
import { logIn } from '#browser/session/session.ts';
import { ActionButton } from '#ui/form/action-button.tsx';
import { FormMessage } from '#ui/form/form-message.tsx';
import { useMessages } from '#ui/messages.ts';
import { useAccount } from './account-context.browser.ts';
import { CodeStep } from './login/code-step.tsx';
import { useCode, useSecondsUntil } from './login/use-code.browser.ts';
import { SettingsPart } from './settings-part.tsx';

/** Sets or changes the password, confirmed by a code sent to the account's email address. */
export function PasswordPart({ hasPassword, email }: { hasPassword: boolean; email: string }) {
  const { words } = useAccount();
  const { codes, format } = useMessages<'codes.againIn'>();
  const code = useCode('password', 'email');
  const [isSaved, setSaved] = useState(false);
  const seconds = useSecondsUntil(code.againAt);
  const requestCode = async () => {
    setSaved(false);
    await code.request(email);
  };
  if (!code.sentCode) {
    return (
      <SettingsPart title={words.password.title}>
        <FormMessage tone="good">{isSaved && words.password.saved}</FormMessage>
        <p>{hasPassword ? words.password.there : words.password.none}</p>
        <ActionButton run={requestCode} tone="line" waits={seconds > 0}>
          {seconds > 0 ? format(codes.againIn, { seconds }) : hasPassword ? words.password.change : words.password.set}
        </ActionButton>
      </SettingsPart>
    );
  }
  return (
    <SettingsPart title={words.password.title}>
      <CodeStep
        code={code}
        sentCode={code.sentCode}
        words={{ code: words.password.code, submit: words.password.submit, cancel: words.cancel }}
        password={words.password}
        send={async (request) => {
          await logIn(await callAccount('setPassword', request));
          setSaved(true);
          code.forget();
        }}
        onCancel={code.forget}
      />
    </SettingsPart>
  );
}
