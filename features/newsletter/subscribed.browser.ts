import { localStore, sessionStore } from '#browser/toolbox/storage.ts';

/** Key in session storage of the email address that the login page starts with. */
export const loginEmailKey = 'login-email';

/** Key in local storage of why the first-visit offer is not shown again. */
export const firstVisitKey = 'newcomer';

/** Passes the address to the login page, and stops the first-visit offer. */
export function rememberSubscription(email: string): void {
  sessionStore.write(loginEmailKey, email.trim());
  localStore.write(firstVisitKey, 'subscribed');
}
