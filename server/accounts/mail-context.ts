import type { MailContext } from '#accounts/mail/render-message.ts';
import { addressOf } from '#rules/page/page.ts';
import type { Site } from '#rules/site/site.ts';

/** What the messages of accounts need of the site, as it is when they are written. */
export const mailContextOf = (site: () => Site): MailContext => ({
  get brand() {
    return site().settings.brand;
  },
  get words() {
    return site().mail;
  },
  addressOf: (place) => addressOf(site(), place),
  companyAddress: (edition) => site().regions[edition].companyAddress,
});
