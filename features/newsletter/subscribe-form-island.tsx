import { island } from '#browser/islands/island.tsx';
import { SubscribeForm } from './subscribe-form.tsx';

export const SubscribeFormIsland = island('subscribeForm', SubscribeForm, 'use');

/** Names the place of a form on the site. The account API accepts up to 60 characters. */
export const subscriptionSource = (place: 'band' | 'footer' | 'newcomer', slug: string): string =>
  `${place}:${slug || 'home'}`.slice(0, 60);
