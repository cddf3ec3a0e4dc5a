import { localStore, sessionStore, storageKeys } from '#browser/toolbox/storage.ts';

export const loginEmailKey = 'login-email';

export function rememberSubscription(email: string): void {
  sessionStore.write(loginEmailKey, email.trim());
  localStore.write(storageKeys.firstVisitOffer, 'subscribed');
}
