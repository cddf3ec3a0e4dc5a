import { warrantyYears } from '#accounts/garage/products/registered-products.ts';
import type { SitePolicy } from '#accounts/group/account-group.ts';
import type { MailContext } from '#accounts/mail/render/render-message.ts';
import { registrableProducts } from '#core/account/registrable-products.ts';
import { creditsWorth, resolveCreditExchange } from '#core/account/reward-values.ts';
import { pageAddress } from '#core/links/link.ts';
import type { EditionCode } from '#core/place/editions.ts';
import { companyAddress } from '#core/regions/company.ts';
import type { Site } from '#core/site.ts';
import { Moment } from '#core/time/moment.ts';
import type { Clock } from '#server/time/clock.ts';
import { noticePolicy } from './notice-policy.ts';

export const accountPolicy = (site: Site, clock: Clock, channels: SitePolicy['channels']): SitePolicy => ({
  asksConsent: (edition) => site.law[edition].consent !== undefined,
  doubleOptIn: (edition) => site.regions[edition].newsletter.doubleOptIn,
  newCustomerCode: (edition) => site.regions[edition].newCustomerCode,
  signUpCredits: site.settings.signUpCredits,
  creditExchange: (edition) => resolveCreditExchange(site, edition),
  codeLink: (edition, code) => discountLink(site, edition, code),
  products: (edition) => registrableProducts(site, edition, new Moment(clock.now())),
  warrantyYears: (edition, product) => warrantyYears(site, edition, product),
  exportWords: (edition) => site.messages[edition].dataExport,
  notices: noticePolicy(site, clock),
  channels,
});

/** Address that applies a discount code in the edition's shop, then shows the shop's home page. */
export function discountLink({ regions }: Pick<Site, 'regions'>, edition: EditionCode, code: string): string {
  const shop = regions[edition].shop.host.replace(/\/$/, '');
  return `${shop}/discount/${encodeURIComponent(code)}?${new URLSearchParams({ redirect: '/' })}`;
}

export const createMailContext = (site: Site): MailContext => ({
  brand: site.settings.brand,
  words: site.mail,
  addressOf: (place) => pageAddress(site, place),
  codeLink: (edition, code) => discountLink(site, edition, code),
  creditsWorth: (edition) => creditsWorth(site, edition),
  companyAddress: (edition) => companyAddress(site, edition),
});
