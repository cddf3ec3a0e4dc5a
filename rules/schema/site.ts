import * as z from 'zod';
import { webAddress } from './web-address.ts';

const hosts = z.strictObject({
  /** Host of every edition but China's, and China's own. */
  main: z.string(),
  cn: z.string(),
});

/** `content/site.yaml`: the brand, its hosts and the sites it may link to. */
export const siteSettings = z.strictObject({
  brand: z.string(),
  legalName: z.string(),
  description: z.string(),
  hosts: z.strictObject({ development: hosts, test: hosts, preproduction: hosts, production: hosts }),
  /** Sender of every mail, where no setting names another. */
  mail: z.strictObject({ from: z.email() }),
  /** Credits that a new account gets, once for each address. */
  signUpCredits: z.int().positive(),
  /** Oldest versions of the systems on which the app runs. */
  apps: z.strictObject({ ios: z.int().positive(), android: z.int().positive() }),
  /** External sites by name, for `site:<name>` links. */
  sites: z.record(z.string(), webAddress),
  /** Every other host that content may link to, the shops' included. */
  allowedHosts: z.array(z.string()),
  /** Slugs of pages still to come: content may link to them, and the links stand once the pages do. */
  plannedPages: z
    .array(z.string().regex(/^[a-z0-9/-]+$/, 'write the slug of a page, such as where-to-buy'))
    .default([]),
  /** Addresses of the brand's profiles, for structured data. */
  sameAs: z.array(webAddress),
});
export type SiteSettings = z.output<typeof siteSettings>;
export type SiteEnvironment = keyof SiteSettings['hosts'];
