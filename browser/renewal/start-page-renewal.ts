import { loadPersistently } from '../recovery/load-persistently.ts';
import { documentTime, isPreview, readValidUntil } from '../toolbox/document-time.ts';
import { createRenewalTimer } from './renewal-timer.ts';

/** The longest time in ms for which a page that expired before it was entered stays hidden. */
const maxHiding = 2_000;

/**
 * Renews the page in the document whenever its validity ends by server time, or when a sleeping tab wakes after that. A
 * prerendered page renews itself while it waits. If it is entered between its edge and its renewal, it stays hidden
 * until it is renewed, so that no old price is seen.
 */
export function startPageRenewal(): void {
  if (isPreview()) return;
  const showExpired = () => void document.body.style.removeProperty('visibility');
  let script: Promise<typeof import('./renew-page.ts')> | undefined;
  const loadScript = () => {
    script ??= loadPersistently('time', () => import('./renew-page.ts'));
    return script;
  };
  const check = createRenewalTimer(documentTime, loadScript, async () => {
    const { renewPage } = await loadScript();
    return renewPage().finally(showExpired);
  });
  document.addEventListener('prerenderingchange', () => {
    const [until, now] = [readValidUntil(document), documentTime.now()];
    if (until === undefined || now === undefined || now < until) return;
    document.body.style.visibility = 'hidden';
    setTimeout(showExpired, maxHiding);
  });
  addEventListener('visibilitychange', check);
  addEventListener('online', check);
  void check();
}
