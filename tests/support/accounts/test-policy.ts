import type { SitePolicy } from '#accounts/group/account-group.ts';
import { type ExportWords, exportParts } from '#contract/account/export-parts.ts';
import { groupEditions } from '#contract/account/groups.ts';
import type { EditionCode } from '#core/place/editions.ts';
import { accountSettings } from '#main/accounts/account-settings.ts';
import { readConfig } from '#server/settings/config.ts';

/** The settings of a server for which none are set. */
export const testSettings = accountSettings(readConfig({}));

/** Words that name their subject and its edition. */
const exportWordsIn = (edition: EditionCode) =>
  Object.fromEntries(['about', ...exportParts].map((key) => [key, `${key} in ${edition}`])) as ExportWords;

/** The policy of the site for accounts: the EU confirms, and de and fr have a code for new customers. */
export const testPolicy: SitePolicy = {
  asksConsent: () => false,
  doubleOptIn: (edition) => groupEditions('eu').includes(edition),
  newCustomerCode: (edition) => (['de', 'fr'].includes(edition) ? { percent: 5, validDays: 90 } : undefined),
  signUpCredits: 200,
  creditExchange: () => ({ credits: 100, amount: 1, validDays: 365 }),
  codeLink: (edition, code) => `https://${edition}.shop.example/discount/${code}?redirect=%2F`,
  warrantyYears: (edition, product) => ({
    standard: 2,
    extra: edition === 'us' && product === 'flagshipMegatron' ? 2 : 0,
  }),
  exportWords: exportWordsIn,
  notices: { status: () => undefined, subject: () => undefined },
  products: () => [
    { id: 'flagshipMegatron', name: 'Flagship Robot' },
    { id: 'miniRobot', name: 'Mini Robot' },
  ],
  channels: { mail: true, sms: false },
};
