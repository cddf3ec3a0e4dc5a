import { loadOptionalScript } from '#browser/recovery/optional-script.ts';
import { fetchCurrent } from '#browser/toolbox/fetch-current.ts';
import type { SearchIndexResponse } from '#contract/search.ts';
import { searchIndexPath } from '#contract/search.ts';
import type { EditionCode } from '#core/place/editions.ts';
import type { LoadedIndex } from './search-index.browser.ts';

/** Loads an edition's documents and, beside them, the code that searches. Rejects if either fails. */
export async function loadIndex(edition: EditionCode, lang: string): Promise<LoadedIndex> {
  const [response, engineModule] = await Promise.all([
    fetchCurrent(searchIndexPath(edition)),
    loadOptionalScript(() => import('#core/search/search-engine.ts')),
  ]);
  const { documents, validUntil } = response as SearchIndexResponse;
  return { engine: engineModule.createSearchEngine(documents, lang), validUntil };
}
