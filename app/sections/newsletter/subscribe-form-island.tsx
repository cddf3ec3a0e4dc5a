import { island } from '../../islands/island.tsx';
import { SubscribeForm } from './subscribe-form.tsx';

export const SubscribeFormIsland = island('subscribeForm', SubscribeForm, 'use');

/** Names where on the site a form stands; the account API takes 60 characters. */
export const sourceOf = (place: 'band' | 'footer' | 'newcomer', slug: string): string =>
  `${place}:${slug || 'home'}`.slice(0, 60);
