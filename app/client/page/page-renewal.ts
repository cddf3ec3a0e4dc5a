import { withTimeLimit } from '../../browser/time-limit.ts';
import type { Renewal } from './refresh.ts';

/** The page that stands in the document. */
export interface OpenPage {
  href: string;
  build: string | undefined;
  validUntil: number | undefined;
  /** It says that there is no page at its address. */
  isMissing: boolean;
}

interface RenewalParts {
  fetch: (address: string, init: RequestInit) => Promise<Response>;
  page: () => OpenPage;
  parse: (html: string) => Document;
  patch: (next: Document) => Promise<void>;
  /** Loads the document anew. */
  reload: () => void;
  /** How long ago the document was loaded, in ms. */
  age: () => number;
}

/**
 * A document younger than this, in ms, is not loaded anew for what loading it did not mend: where answers come from two
 * builds in turn there would be no end.
 */
const young = 10_000;

/** How long the whole of a page may take to come, in ms. */
const longestWait = 20_000;

/** Until when a document's page is right, from `html[data-valid-until]`; undefined: for ever. */
export function validUntilOf({ documentElement }: Pick<Document, 'documentElement'>): number | undefined {
  const instant = Date.parse(documentElement.dataset.validUntil ?? '');
  return Number.isNaN(instant) ? undefined : instant;
}

/**
 * Fetches the page at its own address and puts it in place; what comes from another build is never mixed with what
 * stands here: then, and when it cannot be put in place, the document is loaded instead. Rejects when the server cannot
 * answer, so that it is asked again.
 */
export async function renewPage({ fetch, page, parse, patch, reload, age }: RenewalParts): Promise<Renewal> {
  const { href, build, validUntil, isMissing } = page();
  const leave = (): Renewal => {
    reload();
    return 'leaving';
  };
  const { answer, html } = await withTimeLimit(longestWait, async (signal) => {
    const answer = await fetch(href, {
      cache: 'no-cache',
      redirect: 'manual',
      headers: { accept: 'text/html' },
      signal,
    });
    return { answer, html: await answer.text() };
  });
  const isGone = answer.status === 404 || answer.status === 410;
  if (answer.type === 'opaqueredirect' || (isGone && !isMissing)) return leave();
  if (!answer.ok && !isGone) throw new Error(`page ${answer.status}`);
  const next = parse(html);
  const leaveOnce = (why: string): Renewal => {
    if (age() < young) throw new Error(why);
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
