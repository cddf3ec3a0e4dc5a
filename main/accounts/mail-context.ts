import type { MailContext } from '#accounts/mail/render/render-message.ts';
import { creditsWorth } from '#core/account/reward-values.ts';
import { pageAddress } from '#core/links/link.ts';
import { companyAddress } from '#core/regions/company.ts';
import type { Site } from '#core/site.ts';
import { discountLink } from './discount-link.ts';

/** The facts of a site that messages name. */
export const createMailContext = (site: Site): MailContext => ({
  brand: site.settings.brand,
  words: site.mail,
  addressOf: (place) => pageAddress(site, place),
  codeLink: (edition, code) => discountLink(site, edition, code),
  creditsWorth: (edition) => creditsWorth(site, edition),
  companyAddress: (edition) => companyAddress(site, edition),
});
