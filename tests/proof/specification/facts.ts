import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';
import { z } from 'zod';
import { type EditionCode, editionCodes, isEditionCode } from '#core/place/editions.ts';

const folder = join(import.meta.dirname, 'facts');

/** Reads a table of facts. A key or a value that its schema does not know is an error. */
const readTable = <Row>(name: string, schema: z.ZodType<Row>): Row =>
  schema.parse(parse(readFileSync(join(folder, name), 'utf8')));

/** Codes of editions with spaces between them, `us uk eu`, or `all`. */
const editionList = z
  .string()
  .transform((text): string[] => (text === 'all' ? [...editionCodes] : text.split(' ').filter((code) => code !== '')))
  .pipe(z.array(z.custom<EditionCode>((code) => isEditionCode(String(code)))));

/** The same value for several editions is written once: `eu fr de: 1599`. */
const byEditions = <Value>(value: z.ZodType<Value>) =>
  z.record(z.string(), value).transform((rows) => {
    const pairs = Object.entries(rows).flatMap(([codes, one]) => editionList.parse(codes).map((code) => [code, one]));
    return Object.fromEntries(pairs) as Partial<Record<EditionCode, Value>>;
  });

const listOf = <Value>(value: z.ZodType<Value>) => z.union([z.array(value), value.transform((one) => [one])]);
const texts = listOf(z.string());
const textsByEdition = z.union([
  texts.transform((list) => Object.fromEntries(editionCodes.map((code) => [code, list]))),
  byEditions(texts),
]);
const offerState = z.enum(['teaser', 'preOrder', 'buyNow', 'soldOut', 'outOfStock', 'ended']);

/** A fact that the page of one or more editions shows at one or more instants. */
const pageFact = z.strictObject({
  /** The fact as a sentence. */
  fact: z.string(),
  /** Slugs of pages. `home` is the home page, `all` every page of the edition. */
  page: texts,
  in: editionList,
  /** Without it, the default instant of tests, when no sale runs. */
  at: texts.optional(),
  /** Nobody gets the page: it redirects to the home page, or there is no page of that name. */
  is: z.enum(['redirect', 'missing']).optional(),
  /** Texts that can be read on the page, in its header or in its footer. */
  shows: textsByEdition.optional(),
  /** Texts, each on its own, that can be read in this order. */
  inOrder: textsByEdition.optional(),
  /** Texts anywhere in the document, such as what a form says later. */
  contains: textsByEdition.optional(),
  /** Texts that are nowhere in the document. Small and capital letters count as the same. */
  lacks: textsByEdition.optional(),
  /** Addresses to which the page links. `page:faq` is a page of its edition. */
  links: textsByEdition.optional(),
  linksNot: textsByEdition.optional(),
  /** The price of the product of the page, in text and in structured data, and what a visitor can do. */
  price: z.number().optional(),
  state: offerState.optional(),
});
export type PageFact = z.infer<typeof pageFact>;

/** The facts on pages by the subject of their table. */
export const pageFacts: [subject: string, facts: PageFact[]][] = readdirSync(join(folder, 'on-pages')).map((name) => [
  name.replace('.yaml', ''),
  readTable(`on-pages/${name}`, z.array(pageFact)),
]);

/** Every page by its slug, with the editions in which it exists on 21 November 2026. */
export const siteMap = readTable('site-map.yaml', z.record(z.string(), editionList));

/** The price of each product today, by its id. */
export const products = readTable(
  'products.yaml',
  z.record(
    z.string(),
    z.strictObject({
      /** Slugs of the pages on which it is sold. */
      pages: z.array(z.string()),
      regular: byEditions(z.number()).default({}),
      /** Prices that are not the regular ones. */
      promotions: byEditions(z.number()).default({}),
      /** States other than `buyNow`. */
      states: byEditions(offerState).default({}),
    }),
  ),
);

/** Each day of `days` with the life of some products then: see the table. */
export const lives = readTable(
  'lives.yaml',
  z.strictObject({ days: z.array(z.string()), products: z.record(z.string(), byEditions(z.array(z.string()))) }),
);

/** Figures of each product by the slug of its page, the headings of their rows, and anchors that old links use. */
export const figureFacts = readTable(
  'figures.yaml',
  z.strictObject({
    headings: z.record(z.string(), z.string()),
    pages: z.record(
      z.string(),
      z.strictObject({
        anchors: z.array(z.string()),
        /** The value after a bar is shown only in the US, beside the metric one. */
        figures: z.array(z.record(z.string(), z.string())),
      }),
    ),
  }),
);

/** Queries as visitors type them, each with the first result that it wants: `group address`. */
export const queries = readTable(
  'queries.yaml',
  z.partialRecord(z.enum(editionCodes), z.record(z.string(), z.string())),
);

const instant = z.string().transform((iso) => Date.parse(iso));

/** The stages of each sale by the name of its file in `content/campaigns`. */
export const sales = readTable(
  'sales.yaml',
  z.array(
    z.strictObject({
      id: z.string(),
      slug: z.string(),
      stages: byEditions(z.array(z.strictObject({ id: z.string(), opens: instant, closes: instant }))),
    }),
  ),
);
export type SpecifiedSale = (typeof sales)[number];
