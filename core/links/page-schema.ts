import * as z from 'zod';
import { editionCode, entryId, onlyEditions, optionalText } from '../fields/fields.ts';
import { keywords, name, reference, roles } from '../fields/roles.ts';
import { pictureId } from '../media/picture-schema.ts';
import { type PageLanguage, pageLanguages } from '../place/editions.ts';
import { linkRef } from '../regions/region-schema.ts';
import { alwaysOrWindow } from '../time/time-window.ts';

const pageLanguage = z.enum(Object.keys(pageLanguages) as [PageLanguage]);

export const baseSection = z.looseObject({
  id: entryId
    .describe("Key of the section in the files with the page's words. Unique on the page.")
    .register(roles, { role: 'name' }),
  kind: name,
  anchor: name
    .regex(/^[a-zA-Z][a-zA-Z0-9-]*$/, 'write letters, digits and dashes, a letter first, such as gallery')
    .optional()
    .describe('Anchor in addresses, such as #gallery. If empty: the section has no anchor.'),
  only: onlyEditions.describe('Editions that show it. If empty: all editions of the page.'),
  window: alwaysOrWindow.optional().describe('When it is shown.'),
  duringCampaign: z
    .literal(true)
    .optional()
    .describe('Shown only while a stage of the campaign is open that the page presents or reports on.'),
});

/** `content/pages/<slug>/page.yaml`: the sections of a page, and where and when it exists. */
export const page = z.strictObject({
  kind: z.enum(['home', 'product', 'catalogue', 'programming', 'sale', 'chooser', 'form', 'support', 'news']),
  where: z
    .partialRecord(editionCode, alwaysOrWindow.clone().register(roles, { role: 'window', of: 'page' }), {
      error: ({ code }) =>
        code === 'invalid_type' ? 'write an edition and its window on each line, such as us: always' : undefined,
    })
    .describe('For each edition: always, or a window. An edition that is not listed does not have this page.'),
  campaigns: z
    .array(reference('campaign'))
    .min(1)
    .optional()
    .describe(
      'Campaigns that the page is about, one at a time, in this order. If where is empty, an edition has ' +
        'the page while one of them runs there.',
    ),
  opensWith: z
    .literal('announcement')
    .optional()
    .describe('On pages of campaigns: they open when the campaign is announced, and only where it is.'),
  closesAfter: name
    .optional()
    .describe(
      'On pages of campaigns: a day that the campaign names in its values, such as rulesLast. The page stays until that ' +
        'day is over, not only while the campaign runs.',
    ),
  reports: reference('campaign')
    .optional()
    .describe(
      'Campaign that the page reports on. Its words may name that campaign’s values, even after it is ' +
        'over. If where is empty, every edition that takes part has the page from the first stage on.',
    ),
  movedTo: linkRef
    .optional()
    .describe('Page to which its address leads while it is not open. If empty: the home page.'),
  announces: reference('product')
    .optional()
    .describe('Product that the page announces. The page opens no earlier than the edition may name it.'),
  language: pageLanguage
    .optional()
    .describe(
      "Language of the page's words, if it is not the edition’s; they are in one file of that name. Header " +
        'and footer stay in the edition’s language.',
    ),
  product: reference('product')
    .optional()
    .describe("Product that the page is about: it shows that product's figures, offer and accent."),
  parameters: z
    .array(name.regex(/^[a-z]+$/, 'write small letters, such as robots'))
    .min(1)
    .optional()
    .describe(
      'Parameters of the address that change what the page shows, such as robots: ?robots=a,b. Search engines get the ' +
        'page without them.',
    ),
  index: z.literal(false).optional().describe('false keeps the page out of search engines and the sitemap.'),
  picture: pictureId.describe('Picture of social previews.'),
  sections: z.array(baseSection).min(1),
});
export type PageSettings = z.output<typeof page>;

export type PageKind = PageSettings['kind'];

/** The purpose of each kind of page, as `npm run new -- list` prints it. */
export const pageKindNotes: Readonly<Record<PageKind, string>> = {
  home: 'The home page of an edition.',
  product: 'A product page: its own navigation bar, then its sections in the order of its content.',
  catalogue: 'A page on which visitors find robots: the whole list, a comparison, the choice of one, the search.',
  programming: 'The page about the ways to program, with the playground.',
  sale: 'A campaign page: what is sold in which stage, or a preview while the campaign is only announced.',
  chooser: 'Choose your region: the editions of the site.',
  form: 'A page whose purpose is a form: one column on white.',
  support: 'A page about support, the company or legal matters.',
  news: 'The list of news, or one article.',
};

const headWords = {
  title: z.string().min(1),
  description: z
    .string()
    .min(1)
    .refine((text) => text.includes('{') || text.length <= 160, 'write at most 160 characters'),
};

const pageAfterSale = z.strictObject({
  ...headWords,
  heading: z.string(),
  lead: z.string(),
  link: optionalText.describe('Label of the link to the other of these two pages.'),
});

const drawAfterSale = pageAfterSale.extend({
  results: z
    .strictObject({ heading: z.string(), order: z.string(), contact: z.string() })
    .describe('Words of the section draw-results.'),
});

/** `content/pages/<slug>/<locale>.yaml`: the texts of a page. Each section kind validates the texts of its sections. */
export const pageWords = z.strictObject({
  ...headWords,
  keywords: keywords.min(1),
  menu: z
    .string()
    .regex(/^[^{}]+$/, 'write plain words, such as Black Friday')
    .optional()
    .describe('On pages of campaigns: label of the link in the header while the page exists. If empty: no link.'),
  stages: z
    .record(z.string(), z.string().regex(/^[^{}]+$/, 'write plain words, such as Early|Black Friday'))
    .optional()
    .describe(
      'On sale pages: name of each stage, by stage; a bar breaks the line: Early|Black Friday. The whole site shows ' +
        'it while the stage is open. If empty: the label in the header stands for it.',
    ),
  sections: z.record(z.string(), z.unknown()),
  afterSale: z
    .strictObject({ terms: pageAfterSale, draw: drawAfterSale.optional() })
    .optional()
    .describe('On sale pages: words of the pages that outlive each sale, with its terms and the results of its draw.'),
});
export type PageWords = z.output<typeof pageWords>;

export const homeFolder = 'home';

export const pageFolder = (slug: string): string => `pages/${slug || homeFolder}`;
