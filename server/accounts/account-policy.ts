import type { SitePolicy } from '#accounts/account-group.ts';
import { registrableProducts } from '#rules/context/registrable-products.ts';
import type { Site } from '#rules/site/site.ts';
import { Moment } from '#rules/time/moment.ts';
import type { Clock } from '../time/clock.ts';

export const accountPolicy = (site: () => Site, clock: Clock, channels: SitePolicy['channels']): SitePolicy => ({
  doubleOptIn: (edition) => site().regions[edition].newsletter.doubleOptIn,
  products: (edition) => registrableProducts(site(), edition, new Moment(clock.now())),
  channels,
});
