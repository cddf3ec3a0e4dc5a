import { searchGroups } from '#contract/search.ts';
import { words } from './message-words-schema.ts';

/** Texts of the search. */
export const searchWords = {
  search: words(
    'label',
    'placeholder',
    'submit',
    'results',
    'none',
    'failed',
    'all',
    'slashKey',
    ...searchGroups,
  ).describe(
    'label names the search and its field; the browser fills in results, a text in front of a number; none and ' +
      'failed stand in place of results; all leads to the page with all of them; slashKey is a setting; the ' +
      'others name groups of results.',
  ),
  searchPage: words('results').describe('How many results the search has, also none.'),
};
