import { localStore, sessionStore, storageKeys } from '#browser/toolbox/storage.ts';

/** Key in session storage of the email address that the login page starts with. */
export const loginEmailKey = 'login-email';

/** Passes the address to the login page, and stops the first-visit offer. */
export function rememberSubscription(email: string): void {
  sessionStore.write(loginEmailKey, email.trim());
  localStore.write(storageKeys.firstVisitOffer, 'subscribed');
}
