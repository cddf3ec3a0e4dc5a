import { type EditionCode, editions } from '#core/place/editions.ts';
import { createResolveContext } from '#core/resolve/resolve-context.ts';
import { createSearchEngine, type SearchEngine } from '#core/search/search-engine.ts';
import type { Site } from '#core/site.ts';
import { memoizePerEdition } from '#core/site-memo.ts';
import type { Instant } from '#core/time/instant.ts';
import { Moment } from '#core/time/moment.ts';
import { isValidAt } from '#core/time/validity.ts';
import { searchDocuments } from './search-documents.ts';

/** Versions of an edition that are remembered: the current one, and one that somebody previews. */
const maxVersions = 2;

const versionsOf = memoizePerEdition((): ReturnType<typeof createEditionSearch>[] => []);

/** The search of an edition at an instant, made once for the time in which it holds. */
export function editionSearch(site: Site, edition: EditionCode, instant: Instant) {
  const versions = versionsOf(site, edition);
  const cached = versions.find((version) => isValidAt(version, instant));
  if (cached) return cached;
  const search = createEditionSearch(site, edition, instant);
  versions.unshift(search);
  versions.length = Math.min(versions.length, maxVersions);
  return search;
}

/** The documents that an edition lets visitors find, from `instant` until `validUntil`. */
function createEditionSearch(site: Site, edition: EditionCode, instant: Instant) {
  const moment = new Moment(instant);
  const documents = searchDocuments(createResolveContext(site, edition, moment));
  let engine: SearchEngine | undefined;
  return {
    instant,
    validUntil: moment.validUntil,
    documents,
    /** Made at the first search. */
    get engine() {
      engine ??= createSearchEngine(documents, editions[edition].lang);
      return engine;
    },
  };
}
