import * as z from 'zod';
import { texts } from '#core/fields/fields.ts';
import { entryKey, name } from '#core/fields/roles.ts';
import { defineSection, type SectionValue } from '#core/section/define.ts';
import { entryWords } from '#core/section/entries.ts';

const appScreens = ['colours', 'modes', 'actions', 'update'] as const;

/** The features of the app: drawn screens, each with an explanation and a tip. */
export const appFeatures = defineSection({
  structure: z.strictObject({
    features: z
      .array(
        z.strictObject({
          id: entryKey,
          screen: z.enum(appScreens),
          count: name
            .optional()
            .describe("Figure of the page's product: how many things the screen offers, such as ringColours."),
        }),
      )
      .min(1)
      .describe('Screens, in order; the id is the key of their texts.'),
  }),
  words: z.strictObject({
    nav: z.string().optional(),
    heading: z.string(),
    lead: z.string(),
    features: z.record(
      z.string(),
      texts('title', 'text').extend({
        tip: z.string().optional(),
        labels: z.array(z.string()).default([]).describe('Texts on the drawn screen, top to bottom.'),
      }),
    ),
  }),
  resolve: ({ features }, words, context) => ({
    ...words,
    features: features.map(({ id, screen, count }) => ({
      id,
      screen,
      ...(count !== undefined && {
        count: productFigure(context.site.products[context.product ?? '']?.figures, count),
      }),
      ...entryWords(words.features, id, 'feature'),
    })),
  }),
});

export type AppFeaturesValue = SectionValue<'app-features', typeof appFeatures>;

function productFigure(figures: Record<string, number | string> | undefined, name: string): number {
  const figure = figures?.[name];
  if (typeof figure !== 'number') throw new Error(`the product of the page has no numeric figure "${name}"`);
  return figure;
}
