import { createHash, timingSafeEqual } from 'node:crypto';
import type { Instant } from '#rules/instant.ts';
import { parseInstant } from '#rules/instant.ts';
import type { Answer, Visit } from './answer.ts';
import { plainText } from './answer.ts';
import { cacheUntil } from './cache-policy.ts';

const digest = (text: string) => createHash('sha256').update(text).digest();

/** Whether a text is the secret; takes as long for every text. */
export const isSecret = (text: string, secret: string): boolean => timingSafeEqual(digest(text), digest(secret));

/** Whether a request carries the preview cookie. */
export const hasPreviewCookie = ({ headers }: Request, token: string): boolean => isSecret(cookie(headers.get('cookie'), 'preview') ?? '', token);

export type PreviewOf = (visit: Visit) => Instant | Answer | undefined;

/** Reads the instant that somebody with the preview cookie asks for by `?at=`; undefined for everybody else, a 400 where it cannot be read. */
export function createPreview(token: string | undefined): PreviewOf {
  if (token === undefined) return () => undefined;
  return ({ url: { searchParams }, request }) => {
    const asked = searchParams.get('at');
    if (asked === null || !hasPreviewCookie(request, token)) return undefined;
    try {
      return parseInstant(asked.replace(' ', '+'));
    } catch (error) {
      return plainText(400, `at: ${(error as Error).message}`, previewHeaders);
    }
  };
}

/** A preview is for one pair of eyes. */
export const previewHeaders = { 'cache-control': 'private, no-store', 'x-robots-tag': 'noindex' };

/** Headers of an answer that shared caches keep until it changes, for `longest` seconds at most; a preview they never keep. */
export const cachingOf = (preview: Instant | undefined, validUntil: Instant | undefined, now: Instant, longest: number) =>
  preview === undefined ? { 'cache-control': cacheUntil(validUntil, now, longest) } : previewHeaders;

function cookie(header: string | null, name: string): string | undefined {
  const pair = header
    ?.split(';')
    .map((entry) => entry.trim())
    .find((entry) => entry.startsWith(`${name}=`));
  return pair?.slice(name.length + 1);
}
