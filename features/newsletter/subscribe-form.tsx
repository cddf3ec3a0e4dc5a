import { island } from '#browser/islands/island.tsx';
import type { MessageName } from '#core/messages/message-names.ts';
import { formMessages } from '#ui/form/form-state.ts';
import { Island } from './subscribe-form.island.tsx';

export const newsletterMessages: MessageName[] = [...formMessages, 'subscribe.label', 'subscribe.confirm'];

export const SubscribeForm = island('subscribe-form', Island, 'use', newsletterMessages);

/** Names the place of a form on the site. The account API accepts up to 60 characters. */
export const subscriptionSource = (place: 'band' | 'footer' | 'newcomer', slug: string): string =>
  `${place}:${slug || 'home'}`.slice(0, 60);
