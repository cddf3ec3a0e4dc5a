import type * as z from 'zod';
import { accountSettings } from './account-settings.ts';
import { misspelledSettings } from './misspelled-settings.ts';
import { serverSettings } from './server-settings.ts';
import type { Setting } from './setting.ts';
import { shopSettings } from './shop-settings.ts';
import { StartError } from './start-error.ts';

export const settings = { ...serverSettings, ...shopSettings, ...accountSettings } as const satisfies Record<
  string,
  Setting
>;

const settingNames = Object.values<Setting>(settings).map(({ name }) => name);

type Settings = typeof settings;
type ValueOf<One> = One extends { schema: z.ZodType<infer Value> }
  ? One extends { fallback: string }
    ? Value
    : Value | undefined
  : never;
export type Config = { readonly [Key in keyof Settings]: ValueOf<Settings[Key]> };

/** Throws a StartError with every wrong or misspelled variable and how to fix it. */
export function readConfig(env: Record<string, string | undefined>): Config {
  const problems = misspelledSettings(env, settingNames).map(
    ({ name, meant }) => `${name} is not a setting: did you mean ${meant.join(', ')}? Rename it or unset it.`,
  );
  const values = Object.entries<Setting>(settings).map(([key, setting]) => {
    const text = env[setting.name]?.trim() || setting.fallback;
    if (text === undefined) return [key, undefined];
    const parsed = setting.schema.safeParse(text);
    if (!parsed.success)
      problems.push(
        `${setting.name} is ${setting.secret ? 'set to something else' : JSON.stringify(text)}: set it to ${setting.expected}.`,
      );
    return [key, parsed.data];
  });
  const config = Object.fromEntries(values) as Config;
  if (problems.length === 0) problems.push(...contradictions(config));
  if (problems.length > 0) throw new StartError(problems.join('\n'));
  return config;
}

function contradictions({ environment, previewToken, clockStart, limitScale, ...config }: Config): string[] {
  const isProduction = environment === 'production';
  const hasDatabase = [config.databaseUrlUs, config.databaseUrlEu, config.databaseUrlCn].some(
    (address) => address !== undefined,
  );
  const missing = [
    config.accountSecrets === undefined ? 'ACCOUNT_SECRETS' : [],
    config.accountPepper === undefined ? 'ACCOUNT_PEPPER' : [],
  ].flat();
  return [
    isProduction && previewToken !== undefined && previewToken.length < 16
      ? 'PREVIEW_TOKEN is too short for production: set it to 16 or more letters, digits, dots, dashes or underscores.'
      : [],
    isProduction && clockStart !== undefined
      ? 'SITE_CLOCK is set in production, where the clock is the real one: unset it, or set SITE_ENV to another environment.'
      : [],
    isProduction && limitScale === 0
      ? 'ACCOUNT_LIMIT_SCALE is 0 in production, where nobody may try passwords without end: unset it, or set SITE_ENV to another environment.'
      : [],
    hasDatabase &&
    (isProduction ||
      environment === 'preproduction' ||
      missing.length === 1 ||
      config.accountPasswordKeys !== undefined)
      ? missing.map(
          (name) =>
            `${name} is not set, and with a DATABASE_URL every node needs the same: set it to ${expectedValueOf(name)}.`,
        )
      : [],
  ].flat();
}

const expectedValueOf = (name: string): string =>
  Object.values<Setting>(settings).find((setting) => setting.name === name)?.expected ?? '';
