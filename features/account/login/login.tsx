import { island } from '#browser/islands/island.tsx';
import styles from './login.module.css';
import type { LoginValue } from './login.ts';
import { Island } from './login-flow.island.tsx';
import { loginMessages } from './login-messages.browser.ts';

const LoginFlow = island('login-flow', Island, 'load', loginMessages);

/** Login and registration, in one column. */
export function LoginSection({
  section: { id, anchor, heading, noScript, words, creditsWorth, agreement, consents, account },
}: {
  section: LoginValue;
}) {
  return (
    <section id={anchor} className={`section ${styles.login}`} data-surface="white" aria-labelledby={`${id}-heading`}>
      <div className={`wrap ${styles.column}`}>
        <LoginFlow
          headingId={`${id}-heading`}
          heading={heading}
          words={words}
          creditsWorth={creditsWorth}
          agreement={agreement}
          consents={consents}
          account={account}
        />
        <noscript>
          <p>{noScript}</p>
        </noscript>
      </div>
    </section>
  );
}
