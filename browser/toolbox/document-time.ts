import { createServerTime } from './server-time.ts';

/** The server's time, measured once and shared by everything on the page. */
export const documentTime = createServerTime();

/**
 * Returns true if this document is a time-travel preview. Its clock stands still, and it measures and stores nothing.
 */
export const isPreview = (): boolean => document.documentElement.dataset.preview !== undefined;

/** Reads the end of the validity of a document's page from `html[data-valid-until]`; undefined: it is always valid. */
export function readValidUntil({ documentElement }: Document): number | undefined {
  const instant = Date.parse(documentElement.dataset.validUntil ?? '');
  return Number.isNaN(instant) ? undefined : instant;
}
