import type { EditionCode } from '#core/place/editions.ts';
import type { Site } from '#core/site.ts';
import type { Instant } from '#core/time/instant.ts';
import { isValidAt, type Validity } from '#core/time/moment.ts';
import type { Deployment } from '../deployment.ts';
import { cacheUntil, longestAge } from '../http/cache-policy.ts';
import { compressedResponse } from '../http/compressed-response.ts';
import { type CompressedText, compressText } from '../http/encoding.ts';
import { type Middleware, plainText, type RequestContext, type ResponseData } from '../http/response.ts';
import type { Clock } from '../time/clock.ts';
import { type PreviewOf, previewHeaders } from './preview.ts';
import { validVersion } from './valid-version.ts';

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

type CachedDeployment = Pick<Deployment, 'stockEditions'>;

interface CachedTextsOptions {
  type: string;
  missing: string;
  texts: ReadonlyMap<string, MakeText>;
}

/**
 * Serves texts at a small number of paths. Each is made and compressed once and cached for exactly as long as it is
 * valid.
 */
export function serveCachedTexts(
  { deployment, clock, previewOf }: Omit<TextSource, 'site' | 'deployment'> & { deployment: CachedDeployment },
  { type, missing, texts }: CachedTextsOptions,
): Middleware {
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
    if (preview !== undefined) return respondWith(toCachedText(make(preview), preview), context, () => previewHeaders);
    const { version, now } = await validVersion(context.url.pathname, clock, async (instant) => {
      const text = textAt(make, instant);
      await text.compressed;
      return text;
    });
    return respondWith(version, context, (kind) => ({
      'cache-control': cacheUntil(version.validUntil, now, longestAge(deployment, kind)),
    }));
  }

  async function respondWith(
    { compressed }: CachedText,
    { request }: RequestContext,
    headersFor: (kind: 'page' | 'missing') => Record<string, string>,
  ): Promise<ResponseData> {
    if (!compressed) return plainText(404, missing, headersFor('missing'));
    return compressedResponse(await compressed, request.headers, {
      headers: headersFor('page'),
      bodyHeaders: { 'content-type': type },
    });
  }

  return (context) => {
    const make = texts.get(context.url.pathname);
    return make && respond(context, make);
  };
}

export const editionTexts = (
  { site, deployment }: TextSource,
  path: (edition: EditionCode) => string,
  make: (site: Site, edition: EditionCode, instant: Instant) => TextVersion,
): ReadonlyMap<string, MakeText> =>
  new Map(deployment.editions.map((code) => [path(code), (instant) => make(site, code, instant)]));

function toCachedText({ text, validUntil }: TextVersion, instant: Instant): CachedText {
  return { instant, validUntil, compressed: text === undefined ? undefined : compressText(text) };
}
