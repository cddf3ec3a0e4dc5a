import { editions } from '#core/place/editions.ts';
import { createResolveContext } from '#core/resolve/resolve-context.ts';
import { createSearchEngine, type SearchEngine } from '#core/search/search-engine.ts';
import { memoizeWhileValid } from '#core/site-memo.ts';
import { searchDocuments } from './search-documents.ts';

export const editionSearch = memoizeWhileValid((site, edition, moment) => {
  const documents = searchDocuments(createResolveContext(site, edition, moment));
  let engine: SearchEngine | undefined;
  return {
    documents,
    get engine() {
      engine ??= createSearchEngine(documents, editions[edition].lang);
      return engine;
    },
  };
});
