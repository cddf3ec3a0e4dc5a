import { chromium } from 'playwright-core';
import type { TestProject } from 'vitest/node';
import { generateSecretTexts, type SecretTexts } from '#accounts/group/secrets/load-secrets.ts';
import { formatInstant } from '#core/time/instant.ts';
import { startSite } from '../../support/running/running-site.ts';
import { realSite } from '../../support/site/real-site.ts';
import { launchOptions } from './browser.ts';

/** The web team's token for the desk and for previews. */
export const previewToken = 'a-token-for-tests';

/**
 * Settings of the sites that all files of a run share. `everyday` has no rate limits; `desk` has a clock within a sale
 * and the web team's token.
 */
export const siteSettings = {
  everyday: (secrets: SecretTexts) => ({
    ACCOUNT_LIMIT_SCALE: '0',
    ACCOUNT_CODE_COOLDOWN: '0',
    ACCOUNT_SECRETS: secrets.keys,
    ACCOUNT_PEPPER: secrets.pepper,
  }),
  desk: () => ({ PREVIEW_TOKEN: previewToken, SITE_CLOCK: formatInstant(clockWithinSale()) }),
} satisfies Record<string, (secrets: SecretTexts) => Record<string, string>>;
export type SharedSite = keyof typeof siteSettings;

/**
 * Half a day before the first stage of the last sale of the United Kingdom closes that another sale follows. Now if
 * there is none, so that only the tests of the desk that need such a sale fail, and say so.
 */
function clockWithinSale(): number {
  const sales = Object.values(realSite.campaigns).flatMap(({ stages }) => {
    const windows = stages.flatMap((stage) => stage.windows.uk ?? []);
    return windows[0] && windows.length > 1 ? [windows[0]] : [];
  });
  const firstStage = sales.toSorted((one, other) => one.opens - other.opens).at(-2);
  return firstStage ? firstStage.closes - 43_200_000 : Date.now();
}

declare module 'vitest' {
  interface ProvidedContext {
    /** Addresses of this run's sites and browser. Without them each test file starts its own. */
    shared?: { origins: Record<SharedSite, string>; browser: string; secrets: SecretTexts };
  }
}

/** Starts the sites and the browser that all files of a run share. Vitest calls it before the first file. */
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
