import type { SearchDocument } from '#contract/search.ts';
import type { OpenPage } from '#core/section/open-page.ts';
import { plainTitle } from '#core/section/open-page.ts';
import { sectionsOf } from '#core/section/section-values.ts';
import { manuals } from '../support/manuals/manuals.ts';
import { namesOf } from './product-names.ts';

/** The quick start guides that a page lists now. */
export const manualDocuments = (page: OpenPage): SearchDocument[] =>
  sectionsOf('manuals', manuals, page).flatMap(({ words: { keywords }, value: { series } }) =>
    series.flatMap(({ seriesName, rows }) =>
      rows.map(
        ({ product, name, href, size }): SearchDocument => ({
          group: 'manuals',
          title: name,
          text: [plainTitle(page), seriesName, 'PDF', size].join(' · '),
          keywords: [...namesOf(product, page.context), ...(keywords === undefined ? [] : [keywords])].join(', '),
          href,
        }),
      ),
    ),
  );
