import type { LoginValue } from './desk-view.ts';
import style from './login.css?inline';

/** The login form of the desk: a whole document without a script, because the desk's files need the token. */
export const LoginDocument = ({ value: { next, problem } }: { value: LoginValue }) => (
  <html lang="en">
    <head>
      <meta charSet="utf-8" />
      <meta name="viewport" content="width=device-width, initial-scale=1" />
      <meta name="robots" content="noindex" />
      <title>Log in · KINETRA desk</title>
      <style>{style}</style>
      <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
    </head>
    <body data-screen="login">
      <form method="post" action="/preview/login">
        <h1>Log in to the desk</h1>
        <p>The token is the server’s setting PREVIEW_TOKEN.</p>
        {problem !== undefined && (
          <p className="problem" id="problem" role="alert">
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
        <button type="submit">Log in</button>
      </form>
    </body>
  </html>
);
