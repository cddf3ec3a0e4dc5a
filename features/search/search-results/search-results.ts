import * as z from 'zod';
import type { SearchGroup } from '#contract/search.ts';
import { searchSlug } from '#contract/search.ts';
import type { Link } from '#core/links/link.ts';
import { pathOf } from '#core/place/place.ts';
import type { CatalogueProduct } from '#core/products/catalogue.ts';
import { visibleProducts } from '#core/products/catalogue.ts';
import { linkRef } from '#core/regions/region-schema.ts';
import type { ResolveContext } from '#core/resolve/resolve-context.ts';
import type { SearchHit } from '#core/search/search-engine.ts';
import type { SectionValue } from '#core/section/define.ts';
import { defineSection } from '#core/section/define.ts';
import { entriesWithWords, namedEntry } from '#core/section/named-entries.ts';
import { editionSearch } from '../edition-search.ts';

const linkEntry = namedEntry.extend({ link: linkRef });
type LinkEntry = z.output<typeof linkEntry>;

/** What lists show of a product. */
type ListedProduct = Pick<CatalogueProduct, 'accent' | 'picture' | 'glyph' | 'offer' | 'availability'>;

interface ResultHit extends SearchHit {
  external: boolean;
  /** Of robots. */
  product?: ListedProduct | undefined;
}

interface ResultGroup {
  id: SearchGroup;
  title: string;
  hits: ResultHit[];
}

interface LabelledLink extends Link {
  id: string;
  label: string;
}

interface LinkList {
  title: string;
  links: LabelledLink[];
}

interface SearchResults {
  heading: string;
  label: string;
  submit: string;
  /** Path of this page, to which the form sends the query. */
  path: string;
  /** As the visitor wrote it; empty: none. */
  query: string;
  /** Before a search. */
  popular?: LinkList;
  /** How many results there are. */
  summary?: string;
  groups?: ResultGroup[];
  /** If nothing matches. */
  none?: LinkList & { text: string };
}

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
  resolve({ popular, suggestions }, { none, ...words }, context): SearchResults {
    const query = context.query.q ?? '';
    const base = {
      heading: words.heading,
      label: words.label,
      submit: words.submit,
      path: pathOf({ edition: context.edition, slug: searchSlug }),
      query,
    };
    if (query === '')
      return { ...base, popular: { title: words.popularTitle, links: openLinks(popular, words.popular, context) } };
    const hits = hitsFor(query, context);
    const { searchPage } = context.messages;
    const summary = context.format(searchPage.results, { count: hits.length, query });
    return hits.length > 0
      ? { ...base, summary, groups: groupsOf(hits, context.messages.search) }
      : { ...base, summary, none: { ...none, links: openLinks(suggestions, words.suggestions, context) } };
  },
});

export type SearchResultsValue = SectionValue<'search-results', typeof searchResults>;

const openLinks = (entries: LinkEntry[], labels: Record<string, string>, context: ResolveContext): LabelledLink[] =>
  entriesWithWords(entries, labels, context).flatMap(({ entry, words: label }) => {
    const link = context.link(entry.link);
    return link ? [{ id: entry.id, label, ...link }] : [];
  });

function hitsFor(query: string, context: ResolveContext): ResultHit[] {
  const { engine, validUntil } = editionSearch(context.site, context.edition, context.moment.instant);
  if (validUntil !== undefined) context.moment.hasReached(validUntil);
  const products = new Map(visibleProducts(context).map((product) => [product.link.href, product]));
  return engine.search(query).map((hit) => {
    const product = hit.group === 'robots' ? products.get(hit.href) : undefined;
    return { ...hit, external: product?.link.external ?? false, ...(product && { product: listedProduct(product) }) };
  });
}

const listedProduct = ({ accent, picture, glyph, offer, availability }: CatalogueProduct): ListedProduct => ({
  accent,
  picture,
  glyph,
  offer,
  availability,
});

/** The group of the best result first. */
const groupsOf = (hits: ResultHit[], titles: Record<SearchGroup, string>): ResultGroup[] =>
  [...Map.groupBy(hits, ({ group }) => group)].map(([id, groupHits]) => ({ id, title: titles[id], hits: groupHits }));
