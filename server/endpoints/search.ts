import { type SearchIndexResponse, searchIndexPath } from '#contract/search.ts';
import type { EditionCode } from '#core/place/editions.ts';
import type { Site } from '#core/site.ts';
import type { Instant } from '#core/time/instant.ts';
import { Moment } from '#core/time/moment.ts';
import { editionSearch } from '#features/search/edition-search.ts';
import type { Middleware } from '../http/response.ts';
import { editionTexts, serveCachedTexts, type TextSource, type TextVersion } from '../pages/text-cache.ts';

/**
 * Serves everything that an edition lets visitors find as JSON at `/ssr/search/<edition>`. The browser searches it with
 * the engine that renders the results page.
 */
export function serveSearchIndex(source: TextSource): Middleware {
  const texts = editionTexts(source, searchIndexPath, indexAt);
  return serveCachedTexts(source, { type: 'application/json', missing: 'There is nothing to search here.', texts });
}

function indexAt(site: Site, edition: EditionCode, instant: Instant): TextVersion {
  const moment = new Moment(instant);
  const { documents } = editionSearch(site, edition, moment);
  const index: SearchIndexResponse = { validUntil: moment.validUntil ?? null, documents };
  return { text: JSON.stringify(index), validUntil: moment.validUntil };
}
