import type { OfferNow } from '#core/offers/offer.ts';
import type { ResolveContext } from '#core/resolve/resolve-context.ts';
import { Moment } from '#core/time/moment.ts';
import { exampleMessages, examplePicture } from './page.examples.ts';

interface ContextParts extends Partial<Omit<ResolveContext, 'site' | 'messages' | 'offer'>> {
  site?: object;
  messages?: object;
  /** The offers of the edition now. */
  offers?: readonly (Partial<OfferNow> & { product: string })[];
}

/**
 * A context for sections that read little of the site: products are named by their ids, messages by their keys, values
 * stand in their places, and no page is linked.
 */
export function exampleContext({ edition = 'uk', site, messages, offers = [], ...others }: ContextParts = {}) {
  const context: object = {
    edition,
    lang: 'en-GB',
    moment: new Moment(0),
    site: {
      pages: {},
      products: {},
      offers: { [edition]: {} },
      regions: {
        [edition]: {
          paymentMarks: [],
          terms: { priceGuaranteeDays: 30, warrantyYears: 2, deliveryDays: {} },
          plug: 'plug',
        },
      },
      law: { [edition]: {} },
      settings: { apps: {}, care: {}, creditExchange: { credits: 100, worth: { GBP: 1 }, validDays: 365 } },
      messages: { [edition]: exampleMessages },
      ...site,
    },
    messages: { ...exampleMessages, ...messages },
    picture: (id: string) => ({ ...examplePicture, id }),
    clip: (id: string) => ({ id }),
    link: () => undefined,
    offer: (id: string) => offers.find(({ product }) => product === id),
    productName: (id: string) => id,
    format: (message: string, values: Record<string, unknown>) =>
      message.replaceAll(/\{(\w+)\}/g, (_, name) => String(values[name])),
    shared: (_name: string, make: (context: ResolveContext) => unknown): unknown =>
      make(context as unknown as ResolveContext),
    ...others,
  };
  return context as unknown as ResolveContext;
}
