import type { MailContext } from '#accounts/mail/render-message.ts';
import { addressOf } from '#pages/resolve-head.ts';
import { discountLink } from '#rules/commerce/discount-link.ts';
import { creditsWorth } from '#rules/context/account/reward-values.ts';
import { companyAddressOf } from '#rules/site/company.ts';
import type { Site } from '#rules/site/site.ts';

/** The facts of a site that messages name. */
export const mailContextOf = (site: Site): MailContext => ({
  brand: site.settings.brand,
  words: site.mail,
  addressOf: (place) => addressOf(site, place),
  codeLink: (edition, code) => discountLink(site, edition, code),
  creditsWorth: (edition) => creditsWorth(site, edition),
  companyAddress: (edition) => companyAddressOf(site, edition),
});
