import * as z from 'zod';
import { reference } from '../fields/roles.ts';
import { mapEditions } from '../place/editions.ts';
import { contactType, linkRef } from './region-schema.ts';

const addressLines = z.array(z.string().min(1)).min(1);

/** Facts that the law of some edition asks of the company, in the words of that edition. */
const facts = {
  name: 'Registered name.',
  representative: 'Who represents the company, as the law of the edition calls it.',
  register: 'Register and number.',
  capital: 'Share capital.',
  vat: 'Tax number.',
  salesLicence: 'Number of the report as a mail-order seller.',
  icp: 'ICP number of the website.',
  publicSecurity: 'Public security number of the website.',
  phone: 'Telephone number as readers of the edition write it: +1-202-555-0142.',
  host: 'Who hosts the website, with address and telephone number where the law asks for them.',
  mailer: 'Who sends the mail for us.',
  privacyOfficer: 'Who answers for the protection of personal data.',
  mediator: 'Where consumers can have a dispute settled.',
  producerNumbers: 'Numbers under which the company is registered as a producer of electrical devices and batteries.',
} as const;
export type CompanyFact = keyof typeof facts;

export const factNames = Object.keys(facts) as [CompanyFact, ...CompanyFact[]];

/** A fact of the company in a text: `{ company: register }`. `address` is its postal address in one line. */
const companyPart = z.strictObject({
  company: z.enum([...factNames, 'address']),
  link: linkRef.optional().describe('Where the fact can be looked up.'),
});
export type CompanyPart = z.output<typeof companyPart>;

/**
 * Plain text, a link, the mail address of one of the edition's contact points, or a fact of its company: `['Write to ',
 * { contact: customer support }, '.']`.
 */
export const textParts = z
  .array(
    z.union([
      z.string(),
      z.strictObject({ label: z.string().min(1), link: linkRef }),
      z.strictObject({ contact: contactType }),
      companyPart,
    ]),
  )
  .min(1);
export type TextParts = z.output<typeof textParts>;

const companyOfEdition = z.strictObject({
  address: reference('address').describe('Name of an address above: that of the footer and of newsletters.'),
  ...(Object.fromEntries(factNames.map((name) => [name, z.string().min(1).optional().describe(facts[name])])) as Record<
    CompanyFact,
    z.ZodOptional<z.ZodString>
  >),
  name: z.string().min(1).describe(facts.name),
});

/** `content/company.yaml`: who runs the site, in each edition. */
export const company = z.strictObject({
  addresses: z
    .record(
      z.string(),
      z.strictObject({
        lines: addressLines,
        translations: z.record(z.string(), addressLines).default({}).describe('The same lines in other languages.'),
      }),
    )
    .describe('Postal addresses by name. The footers, the mail and the pages take them from here.'),
  editions: z.strictObject(mapEditions(() => companyOfEdition)),
});
export type Company = z.output<typeof company>;
