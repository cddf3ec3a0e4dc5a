import * as z from 'zod';

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
  /** Account API of each group by environment; a path is served by this site itself. */
  apiBases: z.strictObject({
    development: z.record(z.enum(['us', 'eu', 'cn']), z.string()),
    test: z.record(z.enum(['us', 'eu', 'cn']), z.string()),
    preproduction: z.record(z.enum(['us', 'eu', 'cn']), z.string()),
    production: z.record(z.enum(['us', 'eu', 'cn']), z.string()),
  }),
  /** External sites by name, for `site:<name>` links. */
  sites: z.record(z.string(), z.url()),
  /** Every other host that content may link to. */
  allowedHosts: z.array(z.string()),
  /** Addresses of the brand's profiles, for structured data. */
  sameAs: z.array(z.url()),
});
export type SiteSettings = z.output<typeof siteSettings>;
export type SiteEnvironment = keyof SiteSettings['hosts'];
