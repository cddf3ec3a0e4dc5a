import { withTimeLimit } from '../toolbox/time-limit.ts';
import type { Renewal } from './renewal-timer.ts';

/** The page that is in the document. */
export interface OpenPage {
  href: string;
  build: string | undefined;
  validUntil: number | undefined;
  /** Whether it is the not-found page. */
  isMissing: boolean;
}

interface RenewalDependencies {
  fetch: (address: string, init: RequestInit) => Promise<Response>;
  page: () => OpenPage;
  parse: (html: string) => Document;
  patch: (next: Document) => Promise<void>;
  /** Reloads the document. */
  reload: () => void;
  /** How long ago the document was loaded, in ms. */
  age: () => number;
}

/**
 * A document younger than this, in ms, is not reloaded when reloading has just failed to help: where two builds take
 * turns in responding, it would never end.
 */
const minReloadAge = 10_000;

/** How long loading the whole page may take, in ms. */
const loadTimeout = 20_000;

/** Until when a document's page is valid, from `html[data-valid-until]`; undefined: forever. */
export function validUntilOf({ documentElement }: Pick<Document, 'documentElement'>): number | undefined {
  const instant = Date.parse(documentElement.dataset.validUntil ?? '');
  return Number.isNaN(instant) ? undefined : instant;
}

/**
 * Fetches the page at its own address and patches it into the document. A page of another build is never mixed with
 * this one: then, and when patching fails, the document is reloaded. Rejects when the server cannot respond, so that
 * the caller tries again.
 */
export async function renewPage({ fetch, page, parse, patch, reload, age }: RenewalDependencies): Promise<Renewal> {
  const { href, build, validUntil, isMissing } = page();
  const leave = (): Renewal => {
    reload();
    return 'leaving';
  };
  const { response, html } = await withTimeLimit(loadTimeout, async (signal) => {
    const response = await fetch(href, {
      cache: 'no-cache',
      redirect: 'manual',
      headers: { accept: 'text/html' },
      signal,
    });
    return { response, html: await response.text() };
  });
  const isGone = response.status === 404 || response.status === 410;
  if (response.type === 'opaqueredirect' || (isGone && !isMissing)) return leave();
  if (!response.ok && !isGone) throw new Error(`page ${response.status}`);
  const next = parse(html);
  const leaveOnce = (why: string): Renewal => {
    if (age() < minReloadAge) throw new Error(why);
    return leave();
  };
  if (next.documentElement.dataset.build !== build) return leaveOnce('another build');
  const nextUntil = validUntilOf(next);
  if (validUntil !== undefined && nextUntil !== undefined && nextUntil <= validUntil) return 'unchanged';
  try {
    await patch(next);
  } catch (error) {
    return leaveOnce(String(error));
  }
  return 'renewed';
}
