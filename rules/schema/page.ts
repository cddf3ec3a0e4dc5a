import * as z from 'zod';
import type { PageLanguage } from '../place/editions.ts';
import { editionCodes, pageLanguages } from '../place/editions.ts';
import { alwaysOrWindow } from '../time/time-window.ts';
import { pictureId } from './picture.ts';

const pageLanguage = z.enum(Object.keys(pageLanguages) as [PageLanguage]);
const editionCode = z.enum(editionCodes as [(typeof editionCodes)[number]]);

/** Keys that every section in a `page.yaml` may have, besides those of its kind. */
export const sectionFrame = z.looseObject({
  id: z
    .string()
    .regex(/^[a-zA-Z][a-zA-Z0-9-]*$/, 'write letters, digits and dashes, a letter first')
    .describe('Names the section in the files of words. Unique on the page.'),
  kind: z.string(),
  anchor: z
    .string()
    .regex(/^[a-zA-Z][a-zA-Z0-9-]*$/, 'write letters, digits and dashes, a letter first, such as gallery')
    .optional()
    .describe('Anchor in addresses (#gallery); without one the section has none.'),
  only: z.array(editionCode).optional().describe("Editions that show it; all of the page's without."),
  window: alwaysOrWindow.optional().describe('When it is shown.'),
});

/** `content/pages/<slug>/page.yaml`: the sections of a page, and where and when it exists. */
export const page = z.strictObject({
  kind: z.enum(['home', 'product', 'sale', 'chooser', 'form', 'support', 'news']),
  where: z
    .partialRecord(editionCode, alwaysOrWindow, {
      error: ({ code }) =>
        code === 'invalid_type' ? 'write an edition and its window on each line, such as us: always' : undefined,
    })
    .describe('Edition to always or a window. An edition that is not here has no such page.'),
  campaigns: z
    .array(z.string())
    .min(1)
    .optional()
    .describe(
      'Campaigns that the page speaks of, each in its turn. With an empty where, every edition has the page ' +
        'while one of them runs there.',
    ),
  reports: z
    .string()
    .optional()
    .describe(
      'Campaign that the page reports on: its words may name that campaign’s values, also once it is over. ' +
        'With an empty where, every edition that takes part has the page from the first stage on.',
    ),
  language: pageLanguage
    .optional()
    .describe(
      'Language of its words, in one file of that name, where it is not that of the edition: what stands ' +
        'around them stays the edition’s.',
    ),
  product: z.string().optional().describe('Product whose figures, offer and accent the page speaks of.'),
  index: z.literal(false).optional().describe('false keeps it out of search engines and the sitemap.'),
  picture: pictureId.describe('Picture of social previews.'),
  sections: z.array(sectionFrame).min(1),
});
export type PageSettings = z.output<typeof page>;

export type PageKind = PageSettings['kind'];

/** `content/pages/<slug>/<locale>.yaml`: the texts of a page. Each section kind validates the texts of its sections. */
export const pageWords = z.strictObject({
  title: z.string().min(1),
  description: z.string().min(1).max(160),
  keywords: z.string().min(1),
  menu: z
    .string()
    .regex(/^[^{}]+$/, 'write plain words, such as Black Friday')
    .optional()
    .describe(
      'On pages of campaigns: what the header calls the page while it is there; without it the header does ' +
        'not lead to it.',
    ),
  sections: z.record(z.string(), z.unknown()),
});
export type PageWords = z.output<typeof pageWords>;
