import { documentSession, watchSession } from '../../session/document-session.ts';

/**
 * Keeps the header's account link up to date: logged in or out, and the nickname. A script in the head has already done
 * it before the first paint.
 */
export function startAccountLink(): void {
  showAccount();
  watchSession(showAccount);
}

/** Call it when the page has got new content. */
export function showAccount(): void {
  const session = documentSession();
  document.documentElement.toggleAttribute('data-session', session.current() !== undefined);
  const nickname = session.profile()?.nickname;
  for (const name of document.querySelectorAll<HTMLElement>('[data-account-name]')) {
    const label = name.dataset.accountName ?? '';
    name.textContent = nickname || label;
    if (nickname) name.parentElement?.setAttribute('aria-label', `${nickname}, ${label}`);
    else name.parentElement?.removeAttribute('aria-label');
  }
}
