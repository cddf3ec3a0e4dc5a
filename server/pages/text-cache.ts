import type { Site } from '#rules/site/site.ts';
import type { Instant } from '#rules/time/instant.ts';
import type { Validity } from '#rules/time/validity.ts';
import { isValidAt } from '#rules/time/validity.ts';
import type { Deployment } from '../deployment.ts';
import { maxAges } from '../http/cache-policy.ts';
import { compressedResponse } from '../http/compressed-response.ts';
import type { CompressedText } from '../http/encoding.ts';
import { compressText } from '../http/encoding.ts';
import type { Middleware, RequestContext, ResponseData } from '../http/response.ts';
import { plainText } from '../http/response.ts';
import type { Clock } from '../time/clock.ts';
import type { PreviewOf } from './preview.ts';
import { cachingOf } from './preview.ts';

/**
 * A text that is valid from the instant it was made for until `validUntil` (exclusive). Undefined: there is none then.
 */
export interface TextVersion {
  text: string | undefined;
  validUntil: Instant | undefined;
}

interface CachedText extends Validity {
  sent: Promise<CompressedText> | undefined;
}

type MakeText = (instant: Instant) => TextVersion;

export interface TextSource {
  site: Site;
  deployment: Deployment;
  clock: Clock;
  previewOf: PreviewOf;
}

export interface TextParts extends Pick<TextSource, 'clock' | 'previewOf'> {
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
export function serveCachedTexts({ type, missing, texts, clock, previewOf }: TextParts): Middleware {
  const kept = new Map<MakeText, CachedText>();

  function textAt(make: MakeText, now: Instant): CachedText {
    const there = kept.get(make);
    if (there && isValidAt(there, now)) return there;
    const made = makeKept(make(now), now);
    kept.set(make, made);
    made.sent?.catch(() => kept.delete(make));
    return made;
  }

  async function answer(visit: RequestContext, make: MakeText): Promise<ResponseData> {
    const preview = previewOf(visit);
    if (typeof preview === 'object') return preview;
    for (;;) {
      const asked = clock.now();
      const text = preview === undefined ? textAt(make, asked) : makeKept(make(preview), preview);
      const caching = (now: Instant, longest: number) => cachingOf(preview, text.validUntil, now, longest);
      if (!text.sent) return plainText(404, missing, caching(asked, maxAges.missing));
      const describe = () => {
        const now = clock.now();
        return preview !== undefined || isValidAt(text, now) ? caching(now, maxAges.page) : undefined;
      };
      const told = await compressedResponse(await text.sent, visit.request.headers, {
        describe,
        typed: { 'content-type': type },
      });
      if (told) return told;
    }
  }

  return (visit) => {
    const make = texts.get(visit.url.pathname);
    return make && answer(visit, make);
  };
}

function makeKept({ text, validUntil }: TextVersion, instant: Instant): CachedText {
  return { instant, validUntil, sent: text === undefined ? undefined : compressText(text) };
}
