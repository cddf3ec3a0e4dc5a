import { AccountFailure } from '../group/account-failure.ts';
import type { Call } from '../group/call.ts';
import { endSubscription } from './end-subscription.ts';
import { subscriberOfToken } from './unsubscribe-token.ts';

/** Ends a subscription with the token of any of its mails. Idempotent. Throws `linkExpired` for an invalid token. */
export async function unsubscribe({ group, input: { token } }: Call<'unsubscribe'>): Promise<Record<string, never>> {
  const id = subscriberOfToken(group, token);
  if (id === undefined) throw new AccountFailure('linkExpired');
  await endSubscription(group, { id });
  return {};
}
