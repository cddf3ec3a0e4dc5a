import type { SearchGroup } from '#contract/search.ts';
import { searchGroups } from '#contract/search.ts';
import type { SearchHit } from '#core/search/search-engine.ts';

/** How many results of a group fit into the dialog. */
const maxPerGroup = 5;

/** The best results of every group that has any. */
export const groupHits = (hits: readonly SearchHit[]): { group: SearchGroup; hits: SearchHit[] }[] =>
  searchGroups.flatMap((group) => {
    const groupedHits = hits.filter((hit) => hit.group === group).slice(0, maxPerGroup);
    return groupedHits.length > 0 ? [{ group, hits: groupedHits }] : [];
  });
