import { readValidUntil } from '../toolbox/document-time.ts';
import { parsePage, patchPage } from './patch-page.ts';

/**
 * `renewed`: the next page is in place; `unchanged`: the server still returned this one; `leaving`: the document is
 * being reloaded.
 */
export type Renewal = 'renewed' | 'unchanged' | 'leaving';

/**
 * A document younger than this, in ms, is not reloaded when reloading has just failed to help: where two builds take
 * turns in responding, it would never end.
 */
const minReloadAge = 10_000;

/** The longest loading time of the whole page, in ms. */
const loadTimeout = 20_000;

/**
 * Fetches the page at its own address and patches it into the document. A page of another build is never mixed with
 * this one: then, and when patching fails, the document is reloaded. Rejects when the server cannot respond, so that
 * the caller tries again.
 */
export async function renewPage(): Promise<Renewal> {
  const response = await fetch(location.origin + location.pathname + location.search, {
    cache: 'no-cache',
    redirect: 'manual',
    headers: { accept: 'text/html' },
    signal: AbortSignal.timeout(loadTimeout),
  });
  const html = await response.text();
  const isGone = response.status === 404 || response.status === 410;
  const isMissing = document.body.dataset.page === 'not-found';
  if (response.type === 'opaqueredirect' || (isGone && !isMissing)) return leave();
  if (!response.ok && !isGone) throw new Error(`page ${response.status}`);
  const next = parsePage(html);
  if (next.documentElement.dataset.build !== document.documentElement.dataset.build) return leaveOnce('another build');
  const [validUntil, nextUntil] = [readValidUntil(document), readValidUntil(next)];
  if (validUntil !== undefined && nextUntil !== undefined && nextUntil <= validUntil) return 'unchanged';
  try {
    await patchPage(next);
  } catch (error) {
    return leaveOnce(String(error));
  }
  return 'renewed';
}

function leave(): Renewal {
  location.reload();
  return 'leaving';
}

function leaveOnce(why: string): Renewal {
  if (performance.now() < minReloadAge) throw new Error(why);
  return leave();
}
