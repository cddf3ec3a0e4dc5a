import * as z from 'zod';
import { searchSlug } from '#contract/search.ts';
import { pagePath } from '#core/place/place.ts';
import { visibleProducts } from '#core/products/catalogue.ts';
import { linkRef } from '#core/regions/region-schema.ts';
import type { ResolveContext } from '#core/resolve/resolve-context.ts';
import { defineSection, type SectionValue } from '#core/section/define.ts';
import { entriesWithWords, namedEntry } from '#core/section/entries.ts';
import { editionSearch } from '../edition-search.ts';

const linkEntry = namedEntry.extend({ link: linkRef });

/** A search of the whole site, and what it finds for the query of the address. */
export const searchResults = defineSection({
  structure: z.strictObject({
    popular: z.array(linkEntry).min(1).describe('Links shown before a search, while their pages exist.'),
    suggestions: z.array(linkEntry).min(1).describe('Links shown if nothing matches, while their pages exist.'),
  }),
  words: z.strictObject({
    heading: z.string(),
    label: z.string().describe('Label of the field.'),
    submit: z.string().describe('Label of the button.'),
    popularTitle: z.string(),
    popular: z.record(z.string(), z.string()).describe('Labels of the links.'),
    none: z.strictObject({ text: z.string().describe('What to try if nothing matches.'), title: z.string() }),
    suggestions: z.record(z.string(), z.string()).describe('Labels of the links.'),
  }),
  resolve({ popular, suggestions }, { heading, label, submit, none, ...words }, context) {
    const { edition, messages, format } = context;
    /** The query as the visitor wrote it; empty: none. */
    const query = context.query.q ?? '';
    const isSearch = query !== '';
    const hits = isSearch ? hitsFor(query, context) : [];
    return {
      heading,
      label,
      submit,
      path: pagePath({ edition, slug: searchSlug }),
      query,
      popular: isSearch ? undefined : { title: words.popularTitle, links: openLinks(popular, words.popular, context) },
      summary: isSearch ? format(messages.searchPage.results, { count: hits.length, query }) : undefined,
      /** The group of the best result first. */
      groups: [...Map.groupBy(hits, ({ group }) => group)].map(([id, groupHits]) => ({
        id,
        title: messages.search[id],
        hits: groupHits,
      })),
      none:
        isSearch && hits.length === 0
          ? { ...none, links: openLinks(suggestions, words.suggestions, context) }
          : undefined,
    };
  },
});

export type SearchResultsValue = SectionValue<'search-results', typeof searchResults>;

const openLinks = (entries: z.output<typeof linkEntry>[], labels: Record<string, string>, context: ResolveContext) =>
  entriesWithWords(entries, labels, context).flatMap(({ entry, words: label }) => {
    const link = context.link(entry.link);
    return link ? [{ id: entry.id, label, ...link }] : [];
  });

function hitsFor(query: string, context: ResolveContext) {
  const { engine } = editionSearch(context.site, context.edition, context.moment);
  const products = new Map(visibleProducts(context).map((product) => [product.link.href, product]));
  return engine.search(query).map((hit) => {
    const product = hit.group === 'robots' ? products.get(hit.href) : undefined;
    return { ...hit, external: product?.link.external ?? false, product };
  });
}
