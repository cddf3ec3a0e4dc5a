import { Button } from '#app/ui/button.tsx';
import type { LoginValue } from '../values/desk-view.ts';
import styles from './login.module.css';

/** The login form of the desk. */
export const Login = ({ value: { next, problem } }: { value: LoginValue }) => (
  <form className={styles.login} method="post" action="/preview/login">
    <h1 className="title">Log in to the desk</h1>
    <p className="small">The token is the server’s setting PREVIEW_TOKEN.</p>
    {problem !== undefined && (
      <p className={styles.problem} id="problem" role="alert">
        {problem}
      </p>
    )}
    <input type="hidden" name="next" value={next} />
    <label htmlFor="token">Token</label>
    <input
      id="token"
      name="token"
      type="password"
      autoComplete="current-password"
      required
      aria-invalid={problem !== undefined || undefined}
      aria-describedby={problem === undefined ? undefined : 'problem'}
    />
    <Button type="submit">Log in</Button>
  </form>
);
