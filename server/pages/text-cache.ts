import type { Site } from '#core/site.ts';
import type { Instant } from '#core/time/instant.ts';
import { isValidAt, type Validity } from '#core/time/validity.ts';
import type { Deployment } from '../deployment.ts';
import { maxAges } from '../http/cache-policy.ts';
import { compressedResponse } from '../http/compressed-response.ts';
import { type CompressedText, compressText } from '../http/encoding.ts';
import { type Middleware, plainText, type RequestContext, type ResponseData } from '../http/response.ts';
import type { Clock } from '../time/clock.ts';
import { cachingOf, type PreviewOf } from './preview.ts';

/**
 * A text that is valid from the instant it was made for until `validUntil` (exclusive). Undefined: there is none then.
 */
export interface TextVersion {
  text: string | undefined;
  validUntil: Instant | undefined;
}

interface CachedText extends Validity {
  compressed: Promise<CompressedText> | undefined;
}

type MakeText = (instant: Instant) => TextVersion;

export interface TextSource {
  site: Site;
  deployment: Deployment;
  clock: Clock;
  previewOf: PreviewOf;
}

export interface CachedTextsOptions extends Pick<TextSource, 'clock' | 'previewOf'> {
  type: string;
  /** Body of the 404 if there is no text. */
  missing: string;
  /** The maker of each path's text. */
  texts: ReadonlyMap<string, MakeText>;
}

/**
 * Serves texts at a small number of paths. Each is made and compressed once and cached for exactly as long as it is
 * valid.
 */
export function serveCachedTexts({ type, missing, texts, clock, previewOf }: CachedTextsOptions): Middleware {
  const cache = new Map<MakeText, CachedText>();

  function textAt(make: MakeText, now: Instant): CachedText {
    const cachedText = cache.get(make);
    if (cachedText && isValidAt(cachedText, now)) return cachedText;
    const newText = toCachedText(make(now), now);
    cache.set(make, newText);
    newText.compressed?.catch(() => cache.delete(make));
    return newText;
  }

  async function respond(context: RequestContext, make: MakeText): Promise<ResponseData> {
    const preview = previewOf(context);
    if (typeof preview === 'object') return preview;
    for (;;) {
      const requestedAt = clock.now();
      const text = preview === undefined ? textAt(make, requestedAt) : toCachedText(make(preview), preview);
      const caching = (now: Instant, longest: number) => cachingOf(preview, text.validUntil, now, longest);
      if (!text.compressed) return plainText(404, missing, caching(requestedAt, maxAges.missing));
      const baseHeaders = () => {
        const now = clock.now();
        return preview !== undefined || isValidAt(text, now) ? caching(now, maxAges.page) : undefined;
      };
      const response = await compressedResponse(await text.compressed, context.request.headers, {
        baseHeaders,
        bodyHeaders: { 'content-type': type },
      });
      if (response) return response;
    }
  }

  return (context) => {
    const make = texts.get(context.url.pathname);
    return make && respond(context, make);
  };
}

function toCachedText({ text, validUntil }: TextVersion, instant: Instant): CachedText {
  return { instant, validUntil, compressed: text === undefined ? undefined : compressText(text) };
}
