import { type EditionCode, editionCodes } from '#core/place/editions.ts';

/** Editions in which there are sales. */
export type SaleEdition = 'us' | 'uk' | 'eu' | 'fr' | 'de';
export const saleEditions: readonly SaleEdition[] = ['us', 'uk', 'eu', 'fr', 'de'];

export interface SpecifiedStage {
  id: string;
  opens: number;
  closes: number;
}

export interface SpecifiedSale {
  /** Name of its file in `content/campaigns`. */
  id: string;
  /** The page of the sale. */
  slug: 'black-friday' | 'christmas-sale';
  stages: Record<SaleEdition, SpecifiedStage[]>;
}

type StageDates = [id: string, opens: string, closes: string];

/*
 * Stages open at 09:00, in the US at 00:00, and end after 23:59 of their last day. In winter London is at UTC,
 * Berlin and Paris are an hour ahead of it, and New York five hours behind.
 */
const mainland: Record<SpecifiedSale['slug'], StageDates[]> = {
  'black-friday': [
    ['early', '11-14T08:00Z', '11-21T23:00Z'],
    ['main', '11-22T08:00Z', '11-29T23:00Z'],
    ['cyber', '11-30T08:00Z', '12-02T23:00Z'],
  ],
  'christmas-sale': [['first', '12-09T08:00Z', '12-31T23:00Z']],
};
const calendar: Record<SpecifiedSale['slug'], Record<SaleEdition, StageDates[]>> = {
  'black-friday': {
    us: [
      ['early', '11-14T05:00Z', '11-22T05:00Z'],
      ['main', '11-22T05:00Z', '11-30T05:00Z'],
      ['cyber', '11-30T05:00Z', '12-03T05:00Z'],
    ],
    uk: [
      ['early', '11-14T09:00Z', '11-22T00:00Z'],
      ['main', '11-22T09:00Z', '11-30T00:00Z'],
      ['cyber', '11-30T09:00Z', '12-05T00:00Z'],
    ],
    eu: mainland['black-friday'],
    fr: mainland['black-friday'],
    de: mainland['black-friday'],
  },
  'christmas-sale': {
    us: [
      ['first', '12-09T05:00Z', '12-26T05:00Z'],
      ['second', '12-26T05:00Z', '+01-03T05:00Z'],
    ],
    uk: [
      ['first', '12-09T09:00Z', '12-26T00:00Z'],
      ['second', '12-26T09:00Z', '+01-13T00:00Z'],
    ],
    eu: mainland['christmas-sale'],
    fr: mainland['christmas-sale'],
    de: mainland['christmas-sale'],
  },
};

/** Parses `11-14T08:00Z` in a year, or in the next year with a leading plus. In ms. */
const instantIn = (year: number, date: string) =>
  Date.parse(date.startsWith('+') ? `${year + 1}-${date.slice(1)}` : `${year}-${date}`);

const saleOf = (slug: SpecifiedSale['slug'], year: number): SpecifiedSale => {
  const stagesIn = (edition: SaleEdition) =>
    calendar[slug][edition].map(([id, opens, closes]) => ({
      id,
      opens: instantIn(year, opens),
      closes: instantIn(year, closes),
    }));
  const stages = Object.fromEntries(
    saleEditions.map((edition) => [edition, stagesIn(edition)]),
  ) as SpecifiedSale['stages'];
  return { id: `${slug === 'black-friday' ? slug : 'christmas'}-${year}`, slug, stages };
};

/** The sales of both years with their stages in every edition, as the specification dates them. */
export const sales: readonly SpecifiedSale[] = [2024, 2026].flatMap((year) => [
  saleOf('black-friday', year),
  saleOf('christmas-sale', year),
]);

/** Returns true if an instant is between the first stage and the end of the last; the nights between stages count. */
export const isRunning = ({ stages }: SpecifiedSale, edition: SaleEdition, instant: number): boolean => {
  const [first, last] = [stages[edition][0], stages[edition].at(-1)];
  return first !== undefined && last !== undefined && first.opens <= instant && instant < last.closes;
};

export const isSaleEdition = (edition: EditionCode): edition is SaleEdition =>
  (saleEditions as readonly string[]).includes(edition);

/** Editions whose page of a sale exists at an instant, in the order of the site. */
export const editionsWith = (slug: SpecifiedSale['slug'], instant: number): SaleEdition[] =>
  editionCodes
    .filter(isSaleEdition)
    .filter((edition) => sales.some((sale) => sale.slug === slug && isRunning(sale, edition, instant)));

/** Every instant at which a stage of a sale opens or closes in an edition, in order. */
export const edgesOf = ({ stages }: SpecifiedSale, edition: SaleEdition): number[] =>
  [...new Set(stages[edition].flatMap(({ opens, closes }) => [opens, closes]))].sort((a, b) => a - b);
