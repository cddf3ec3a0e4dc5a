import { localStore, sessionStore } from '../../browser/storage.ts';

/** Under this key of the session's storage the login page finds the address to begin with. */
export const loginEmailKey = 'login-email';

/** Under this key of the browser's storage stands why new visitors need no offer any more. */
export const firstVisitKey = 'newcomer';

/** Hands the address over to the login page, and remembers that the newsletter need not be offered again. */
export function rememberSubscription(email: string): void {
  sessionStore.write(loginEmailKey, email.trim());
  localStore.write(firstVisitKey, 'subscribed');
}
