import { warrantyYears } from '#accounts/garage/products/warranty.ts';
import type { SitePolicy } from '#accounts/group/account-group.ts';
import { registrableProducts } from '#core/account/registrable-products.ts';
import { resolveCreditExchange } from '#core/account/reward-values.ts';
import type { Site } from '#core/site.ts';
import { Moment } from '#core/time/moment.ts';
import type { Clock } from '#server/time/clock.ts';
import { discountLink } from './discount-link.ts';
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
