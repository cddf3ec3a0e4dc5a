import { chromium } from 'playwright-core';
import type { TestProject } from 'vitest/node';
import type { SecretTexts } from '#accounts/secrets/load-secrets.ts';
import { generateSecretTexts } from '#accounts/secrets/load-secrets.ts';
import { startSite } from '../../support/running/running-site.ts';
import { launchOptions } from './browser.ts';

/** What the web team types to see another time. */
export const previewToken = 'a-token-for-tests';

/**
 * Settings of the sites that one run of tests shares. On `everyday` no limit slows a visitor down; `desk` stands within
 * a sale and knows the web team.
 */
export const siteSettings = {
  everyday: (secrets: SecretTexts) => ({
    ACCOUNT_LIMIT_SCALE: '0',
    ACCOUNT_CODE_COOLDOWN: '0',
    ACCOUNT_SECRETS: secrets.keys,
    ACCOUNT_PEPPER: secrets.pepper,
  }),
  desk: () => ({ PREVIEW_TOKEN: previewToken, SITE_CLOCK: '2026-11-21T12:00:00Z' }),
} satisfies Record<string, (secrets: SecretTexts) => Record<string, string>>;
export type SharedSite = keyof typeof siteSettings;

declare module 'vitest' {
  interface ProvidedContext {
    /** Where the sites and the browser of this run are; without them each file of tests starts its own. */
    shared?: { origins: Record<SharedSite, string>; browser: string; secrets: SecretTexts };
  }
}

/** Starts what all files of a run use, which would take each of them seconds. Vitest runs it before the first file. */
export async function setup({ provide }: TestProject): Promise<() => Promise<void>> {
  const secrets = generateSecretTexts();
  const [everyday, desk, browser] = await Promise.all([
    startSite(siteSettings.everyday(secrets)),
    startSite(siteSettings.desk()),
    chromium.launchServer(launchOptions()),
  ]);
  provide('shared', {
    origins: { everyday: everyday.origin, desk: desk.origin },
    browser: browser.wsEndpoint(),
    secrets,
  });
  return async () => {
    await browser.close();
    await Promise.all([everyday.stop(), desk.stop()]);
  };
}
