import * as z from 'zod';
import { startOfDay } from '#core/campaigns/campaign.ts';
import { texts } from '#core/fields/fields.ts';
import { entryKey, keywords, reference } from '#core/fields/roles.ts';
import { productGuide } from '#core/products/product-guide.ts';
import type { ResolveContext } from '#core/resolve/resolve-context.ts';
import { defineSection, readingSurface, type SectionValue } from '#core/section/define.ts';
import { entryWords } from '#core/section/entries.ts';
import { formatDate } from '#core/words/dates.ts';
import { formatFileSize } from '#core/words/measures.ts';

/** The quick start guides of an edition, one table per product series. */
export const manuals = defineSection({
  structure: z.strictObject({
    surface: readingSurface.default('white'),
    series: z
      .array(
        z.strictObject({
          id: entryKey.regex(
            /^[a-z][a-z0-9-]*$/,
            'write lower-case letters, digits and dashes: it is the anchor of the series',
          ),
          guides: z.array(z.strictObject({ product: reference('product') })).min(1),
        }),
      )
      .min(1)
      .describe('Series in order, each with its products.'),
  }),
  words: texts('heading', 'thName', 'thSize', 'thUpdateTime').extend({
    series: z
      .record(z.string(), z.strictObject({ seriesName: z.string() }))
      .describe('Names of the series, by their id.'),
    keywords: keywords.optional().describe('Other words for a manual that visitors search for. Not shown.'),
    note: z.string().optional().describe('Note below the tables about the files.'),
  }),
  resolve({ surface, series }, { series: names, keywords: _, ...words }, context) {
    const visibleSeries = series.flatMap(({ id, guides }) => {
      const rows = guides.flatMap(({ product }) => guideRow(product, context) ?? []);
      const { seriesName } = entryWords(names, id, 'series');
      return rows.length > 0 ? [{ id, seriesName, rows }] : [];
    });
    return visibleSeries.length > 0 ? { surface, ...words, series: visibleSeries } : undefined;
  },
});

export type ManualsValue = SectionValue<'manuals', typeof manuals>;

function guideRow(product: string, context: ResolveContext) {
  const { edition, lang, moment, productName } = context;
  const guide = productGuide(context, product);
  if (!guide) return undefined;
  const { href, file } = guide;
  return {
    product,
    name: productName(product),
    href,
    size: formatFileSize(file.size, lang),
    /** Undefined before that day. */
    updated: moment.hasReached(startOfDay(file.updated, edition))
      ? { day: file.updated, text: formatDate(file.updated, edition) }
      : undefined,
  };
}
