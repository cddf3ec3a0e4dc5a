import { callAccount } from '#browser/session/account-client.ts';
import quietStyles from '#ui/form/action-button.module.css';
import { AddressStep } from './code-method.tsx';
import { CodeStep } from './code-step.tsx';
import { LoginStep, useLogin } from './login-step.tsx';
import { useCode } from './use-code.browser.ts';

export function NewPassword({ address, onBack }: { address: string; onBack(): void }) {
  const { words, completeLogin } = useLogin();
  const { reset, email } = words;
  const code = useCode('password', 'email', { storageKey: 'login-password-code' });
  const goBack = () => {
    code.forget();
    onBack();
  };
  return (
    <LoginStep heading={reset.heading}>
      {code.sentCode ? (
        <CodeStep
          code={code}
          sentCode={code.sentCode}
          words={{ code: email.code, submit: reset.submit, cancel: reset.back }}
          password={reset}
          hidesAccountExistence
          send={async (request) => {
            const reply = await callAccount('setPassword', request);
            code.forget();
            await completeLogin(reply);
          }}
          onCancel={goBack}
        />
      ) : (
        <>
          <AddressStep
            kind="email"
            channel={{ intro: reset.intro, field: email.field }}
            address={address}
            takesFocus
            consents={[]}
            code={code}
          />
          <div>
            <button type="button" className={quietStyles.quiet} onClick={goBack}>
              {reset.back}
            </button>
          </div>
        </>
      )}
    </LoginStep>
  );
}
