import * as z from 'zod';
import { editionCodes } from '#rules/editions.ts';
import { parseInstant } from '#rules/instant.ts';
import type { SiteEnvironment } from '#rules/schema/site.ts';
import { StartError } from './start-error.ts';

interface Setting {
  /** Name of the environment variable. */
  name: string;
  about: string;
  /** Used when the variable is not set or empty; without one the setting is optional. */
  fallback?: string;
  /** Its value is never printed. */
  secret?: boolean;
  schema: z.ZodType<unknown, string>;
  /** Completes the sentence "set it to …". */
  mend: string;
}

const environments = ['development', 'test', 'preproduction', 'production'] as const satisfies SiteEnvironment[];

const webAddress = z.url({ protocol: /^https?$/ }).transform((text) => text.replace(/\/$/, ''));
const apiBase = { schema: webAddress, mend: 'a web address such as https://api.example' };
const database = { secret: true, schema: z.url({ protocol: /^postgres(ql)?$/ }), mend: 'a PostgreSQL address such as postgres://user:password@host/database' };
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

/** Every setting of the server: the one table from which they are read, refused and documented. */
export const settings = {
  port: {
    name: 'PORT',
    about: 'Port to listen on; 0 takes any free one',
    fallback: '3000',
    schema: z
      .string()
      .regex(/^\d{1,5}$/)
      .transform(Number)
      .pipe(z.int().max(65535)),
    mend: 'a number from 0 to 65535',
  },
  host: {
    name: 'HOST',
    about: 'Address to listen on; without it, all of this machine',
    schema: z.string().regex(/^[a-z0-9.:-]+$/i),
    mend: 'an address of this machine such as 127.0.0.1',
  },
  dataDir: { name: 'DATA_DIR', about: 'Folder for everything the server writes', fallback: './data', schema: z.string(), mend: 'a folder that can be written' },
  siteUrl: {
    name: 'SITE_URL',
    about: 'Address under which visitors reach this server; without it, the hosts in content/site.yaml, or localhost in development',
    schema: webAddress.refine((text) => new URL(text).origin === text.toLowerCase()),
    mend: 'a web address without a path, such as https://www.example',
  },
  environment: {
    name: 'SITE_ENV',
    about: 'Which hosts apply, and how strict the server is',
    fallback: 'development',
    schema: z.enum(environments),
    mend: `one of ${environments.join(', ')}`,
  },
  edition: {
    name: 'SITE_EDITION',
    about: 'Locks a deployment to one edition',
    schema: z.enum(editionCodes as [(typeof editionCodes)[number]]),
    mend: `one of ${editionCodes.join(', ')}`,
  },
  clockStart: {
    name: 'SITE_CLOCK',
    about: "The server's clock starts at this instant and runs on; refused in production",
    schema: instant,
    mend: 'an instant such as 2025-08-20T16:00:00Z',
  },
  previewToken: {
    name: 'PREVIEW_TOKEN',
    about: 'Turns preview on: with the cookie preview=<token> a page takes ?at=<instant>',
    secret: true,
    schema: z.string().regex(/^[\w.~-]+$/),
    mend: 'letters, digits, dots, dashes or underscores; 16 or more in production',
  },
  apiBaseUs: { name: 'API_BASE_US', about: 'External account API of us, kr and jp', ...apiBase },
  apiBaseEu: { name: 'API_BASE_EU', about: 'External account API of uk, eu, fr and de', ...apiBase },
  apiBaseCn: { name: 'API_BASE_CN', about: 'External account API of cn', ...apiBase },
  databaseUrlUs: { name: 'DATABASE_URL_US', about: 'Database of us, kr and jp; without it, a file in DATA_DIR', ...database },
  databaseUrlEu: { name: 'DATABASE_URL_EU', about: 'Database of uk, eu, fr and de; without it, a file in DATA_DIR', ...database },
  databaseUrlCn: { name: 'DATABASE_URL_CN', about: 'Database of cn; without it, a file in DATA_DIR', ...database },
  smtpUrl: {
    name: 'SMTP_URL',
    about: 'Mail server; without it, mail stays in the outbox',
    secret: true,
    schema: z.url({ protocol: /^smtps?$/ }),
    mend: 'a mail server address such as smtp://user:password@host:587',
  },
  mediaOrigin: {
    name: 'MEDIA_HOST',
    about: 'Host (a CDN before this server) from which pages load pictures',
    schema: originOfHost,
    mend: 'a host such as media.example or https://media.example',
  },
  trustedHops: {
    name: 'TRUSTED_HOPS',
    about: 'Number of proxies before this server whose forwarding headers are believed',
    fallback: '0',
    schema: z.string().regex(/^\d$/).transform(Number),
    mend: 'a number from 0 to 9',
  },
} as const satisfies Record<string, Setting>;

type Settings = typeof settings;
type ValueOf<One> = One extends { schema: z.ZodType<infer Value> } ? (One extends { fallback: string } ? Value : Value | undefined) : never;
export type Config = { readonly [Key in keyof Settings]: ValueOf<Settings[Key]> };

/** Reads the settings. Throws a StartError that names every wrong variable, what was found and how to mend it. */
export function readConfig(env: Record<string, string | undefined>): Config {
  const problems: string[] = [];
  const values = Object.entries<Setting>(settings).map(([key, setting]) => {
    const text = env[setting.name]?.trim() || setting.fallback;
    if (text === undefined) return [key, undefined];
    const parsed = setting.schema.safeParse(text);
    if (!parsed.success) problems.push(`${setting.name} is ${setting.secret ? 'set to something else' : JSON.stringify(text)}: set it to ${setting.mend}.`);
    return [key, parsed.data];
  });
  const config = Object.fromEntries(values) as Config;
  if (config.environment === 'production' && config.previewToken !== undefined && config.previewToken.length < 16) {
    problems.push('PREVIEW_TOKEN is too short for production: set it to 16 or more letters, digits, dots, dashes or underscores.');
  }
  if (config.environment === 'production' && config.clockStart !== undefined) {
    problems.push('SITE_CLOCK is set in production, where the clock is the real one: unset it, or set SITE_ENV to another environment.');
  }
  if (problems.length > 0) throw new StartError(problems.join('\n'));
  return config;
}
