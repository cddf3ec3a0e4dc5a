import * as z from 'zod';
import { count, webAddress } from './fields/fields.ts';
import { name } from './fields/roles.ts';
import { currencies } from './place/editions.ts';

const hosts = z.strictObject({
  main: z.string().describe("Host of every edition except China's, and China's host."),
  cn: z.string(),
});

/** `content/site.yaml`: the brand, its hosts and the external sites that content may link to. */
export const siteSettings = z.strictObject({
  brand: z.string(),
  description: z.string(),
  hosts: z.strictObject({ development: hosts, test: hosts, preproduction: hosts, production: hosts }),
  mail: z.strictObject({ from: z.email() }).describe('Sender of all mail, unless a setting names another one.'),
  signUpCredits: count.describe('Credits for a new account, once for each address.'),
  creditExchange: z
    .strictObject({
      credits: count.describe('The fewest Credits that can be exchanged. Only multiples of them are.'),
      worth: z
        .record(z.enum(currencies), count)
        .describe('What these Credits take off one order, by currency, in whole currency units.'),
      validDays: count.describe('For how many days the code is valid that they are exchanged for.'),
    })
    .describe('What Credits buy: the account exchanges them for a code for the shop.'),
  care: z
    .strictObject({
      firmwareYears: count.describe('For how many years after the last sale of a robot it gets firmware updates.'),
      sparePartYears: count.describe('For how many years after the last sale of a robot its spare parts are kept.'),
      voiceLanguages: z.array(name).min(1).describe('Languages in which robots understand commands.'),
    })
    .describe('What owners of every robot can count on.'),
  apps: z
    .strictObject({ ios: count, android: count })
    .describe('Oldest versions of the systems on which the app runs.'),
  sites: z.record(z.string(), webAddress).describe('External sites by name, for site:<name> links.'),
  allowedHosts: z.array(z.string()).describe('Every other host that content may link to, including the shops.'),
  plannedPages: z
    .array(z.string().regex(/^[a-z0-9/-]+$/, 'write the slug of a page, such as where-to-buy'))
    .default([])
    .describe(
      'Slugs of pages that do not exist yet. Content may link to them; the links appear as soon as the ' +
        'pages exist.',
    ),
});
export type SiteSettings = z.output<typeof siteSettings>;
export type SiteEnvironment = keyof SiteSettings['hosts'];
