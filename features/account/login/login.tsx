import { island } from '#browser/islands/island.tsx';
import { formMessages } from '#ui/form/form-state.ts';
import styles from './login.module.css';
import type { LoginValue } from './login.ts';
import { Island } from './login-flow.island.tsx';

const LoginFlow = island('login-flow', Island, 'load', [
  ...formMessages,
  'form.optional',
  'form.show',
  'form.hide',
  'codes',
  'account.loggedInAs',
  'fields.email',
  'fields.phone',
  'fields.code',
  'fields.password',
  'fields.nickname',
  'fields.agreed',
]);

export function LoginSection({ section }: { section: LoginValue }) {
  const { id, kind: _, anchor, noScript, ...flow } = section;
  return (
    <section id={anchor} className={`section ${styles.login}`} data-surface="white" aria-labelledby={`${id}-heading`}>
      <div className={`wrap ${styles.column}`}>
        <LoginFlow headingId={`${id}-heading`} {...flow} />
        <noscript>
          <p>{noScript}</p>
        </noscript>
      </div>
    </section>
  );
}
