import * as z from 'zod';
import { name } from '../fields/roles.ts';
import { type Jurisdiction, jurisdictions } from '../place/edition-table.ts';
import { type CompanyFact, factNames, type TextParts, textParts } from '../regions/company-schema.ts';
import { linkRef } from '../regions/region-schema.ts';
import { wallTime } from '../time/time-window.ts';

const source = {
  source: name.min(1).describe('The law that asks for it.'),
  since: wallTime.optional().describe('From when it applies. If empty: at all times of the site.'),
};
const link = { label: z.string().min(1), link: linkRef };

const sentence = z.strictObject({ ...source, text: z.string().min(1) });
const invitation = z.strictObject({ ...source, ...link, text: z.string().min(1) });
const notice = z.strictObject({ ...source, ...link, text: z.array(textParts).min(1) });
const linked = z.strictObject({ ...source, ...link });
const namesAddress = (texts: TextParts[]) =>
  texts.flat().some((part) => typeof part === 'object' && 'company' in part && part.company === 'address');
const lines = z.strictObject({
  ...source,
  lines: z.array(textParts).min(1).refine(namesAddress, 'name the address, too: { company: address }'),
});
const consent = z.strictObject({ ...source, statements: z.array(textParts).min(1) });

const withdrawing: Jurisdiction[] = ['UK', 'EU', 'KR', 'CN'];
const selling: Jurisdiction[] = ['US', 'UK', 'EU'];

/** `about` and `at` are for the table of duties: what must be said, and where. The code takes it from `lawNow`. */
const duty = <Entry extends z.ZodType>(about: string, at: string, owedBy: readonly Jurisdiction[], entry: Entry) => ({
  about,
  at,
  owedBy,
  entry,
});

/** Everything that the law of an edition can ask of its pages: where it is said, and whose law asks for it. */
export const duties = {
  priceNote: duty('tax and delivery beside every price', 'beside every price', jurisdictions, sentence),
  referencePrice: duty('lowest price of the 30 days before', 'beside every reduced price', ['EU'], sentence),
  instalments: duty('rate and total of equal payments', 'beside payments in parts', ['US', 'UK'], sentence),
  lender: duty('who lends, and the risk', 'beside payments in parts', ['US', 'UK'], sentence),
  warranty: duty('warranty beside the rights by law', 'beside offers', jurisdictions, notice),
  guaranteeNotice: duty('harmonised notice of the legal guarantee', 'beside offers', ['EU'], notice),
  provider: duty('who runs the site', 'in every footer', jurisdictions, linked),
  companyLines: duty('company facts on every page', 'in every footer', ['UK', 'KR', 'CN'], lines),
  withdrawal: duty('right of withdrawal, with its form', 'in every footer', withdrawing, linked),
  withdrawalButton: duty('button to withdraw from a contract', 'in every footer', ['EU'], linked),
  accessibility: duty('accessibility statement', 'in every footer', jurisdictions, linked),
  safety: duty('age grade, safety, batteries and old devices', 'in every footer', jurisdictions, linked),
  giveaway: duty('giveaway without a purchase, with its rules', 'at the draw', selling, invitation),
  consent: duty('consent that the visitor ticks', 'at the login', ['KR', 'CN'], consent),
};
export type DutyName = keyof typeof duties;

export const dutyNames = Object.keys(duties) as DutyName[];

type LawShape = { [Name in DutyName]: z.ZodOptional<(typeof duties)[Name]['entry']> };

/** `content/law/<edition>.yaml`: what the law of the edition asks of its pages, where it is met, and the source. */
export const law = z.strictObject({
  ...(Object.fromEntries(
    dutyNames.map((name) => [name, duties[name].entry.optional().describe(`${duties[name].about}.`)]),
  ) as unknown as LawShape),
  companyFacts: z
    .array(z.enum(factNames))
    .optional()
    .describe('Facts of the company that this country wants besides those of its jurisdiction.'),
});
export type Law = z.output<typeof law>;

/** Facts of the company that the law wants on the pages. Countries that want more say so in their file. */
export const owedFacts: Readonly<Record<Jurisdiction, readonly CompanyFact[]>> = {
  CN: ['name', 'representative', 'register', 'icp', 'publicSecurity', 'phone', 'privacyOfficer'],
  US: ['name', 'phone'],
  UK: ['name', 'register', 'vat', 'phone', 'privacyOfficer', 'producerNumbers'],
  EU: ['name', 'representative', 'register', 'vat', 'phone', 'privacyOfficer', 'producerNumbers'],
  KR: ['name', 'representative', 'register', 'salesLicence', 'phone', 'host', 'mailer', 'privacyOfficer'],
  JP: ['name', 'representative', 'phone', 'privacyOfficer'],
};
