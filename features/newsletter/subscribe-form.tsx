import { island } from '#browser/islands/island.tsx';
import { newsletterMessages } from './newsletter-messages.browser.ts';
import { Island } from './subscribe-form.island.tsx';

export const SubscribeForm = island('subscribe-form', Island, 'use', newsletterMessages);

/** Names the place of a form on the site. The account API accepts up to 60 characters. */
export const subscriptionSource = (place: 'band' | 'footer' | 'newcomer', slug: string): string =>
  `${place}:${slug || 'home'}`.slice(0, 60);
