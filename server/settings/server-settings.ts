import * as z from 'zod';
import { editionCodes } from '#core/place/editions.ts';
import type { SiteEnvironment } from '#core/site-schema.ts';
import { parseInstant } from '#core/time/instant.ts';
import { type Setting, webAddress, wholeNumber } from './setting.ts';

const environments = ['development', 'test', 'preproduction', 'production'] as const satisfies SiteEnvironment[];

const instant = z.string().transform((text, context) => {
  try {
    return parseInstant(text);
  } catch (error) {
    context.addIssue({ code: 'custom', message: (error as Error).message });
    return z.NEVER;
  }
});
const originOfHost = z
  .string()
  .regex(/^(https?:\/\/)?[a-z0-9.-]+(:\d+)?\/?$/i)
  .transform((text) => new URL(text.includes('://') ? text : `https://${text}`).origin);

export const serverSettings = {
  port: {
    name: 'PORT',
    about: 'Port to listen on; 0 takes any free one',
    fallback: '3000',
    schema: wholeNumber(0, 65_535),
    expected: 'a number from 0 to 65535',
  },
  host: {
    name: 'HOST',
    about: 'Address to listen on; without it, all of this machine',
    schema: z.string().regex(/^[a-z0-9.:-]+$/i),
    expected: 'an address of this machine such as 127.0.0.1',
  },
  dataDir: {
    name: 'DATA_DIR',
    about: 'Folder for everything the server writes',
    fallback: './data',
    schema: z.string(),
    expected: 'a folder that can be written',
  },
  siteUrl: {
    name: 'SITE_URL',
    about:
      'Address under which visitors reach this server; without it, the hosts in content/site.yaml, or localhost in development',
    schema: webAddress.refine((text) => new URL(text).origin === text.toLowerCase()),
    expected: 'a web address without a path, such as https://www.example',
  },
  environment: {
    name: 'SITE_ENV',
    about: 'Which hosts apply, and how strict the server is',
    fallback: 'development',
    schema: z.enum(environments),
    expected: `one of ${environments.join(', ')}`,
  },
  edition: {
    name: 'SITE_EDITION',
    about: 'Locks a deployment to one edition',
    schema: z.enum(editionCodes as [(typeof editionCodes)[number]]),
    expected: `one of ${editionCodes.join(', ')}`,
  },
  clockStart: {
    name: 'SITE_CLOCK',
    about: "The server's clock starts at this instant and runs on; refused in production",
    schema: instant,
    expected: 'an instant such as 2025-08-20T16:00:00Z',
  },
  previewToken: {
    name: 'PREVIEW_TOKEN',
    about: 'Opens the desk at /preview; with the cookie preview=<token> a page takes ?at=<instant>',
    secret: true,
    schema: z.string().regex(/^[\w.~-]+$/),
    expected: 'letters, digits, dots, dashes or underscores; 16 or more in production',
  },
  mediaOrigin: {
    name: 'MEDIA_HOST',
    about: 'Host (a CDN before this server) from which pages load pictures',
    schema: originOfHost,
    expected: 'a host such as media.example or https://media.example',
  },
  trustedHops: {
    name: 'TRUSTED_HOPS',
    about: 'Number of proxies before this server whose forwarding headers are believed',
    fallback: '0',
    schema: wholeNumber(0, 9),
    expected: 'a number from 0 to 9',
  },
  drainSeconds: {
    name: 'DRAIN_SECONDS',
    about:
      'Seconds of notice: a stopping server reports that it is not ready and still responds, so that balancers notice',
    fallback: '0',
    schema: wholeNumber(0, 999),
    expected: 'a number of seconds from 0 to 999',
  },
} as const satisfies Record<string, Setting>;
