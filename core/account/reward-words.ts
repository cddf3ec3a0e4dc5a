import type { ResolveContext } from '../resolve/resolve-context.ts';
import type { CreditExchange } from './reward-values.ts';
import { creditExchangeOf, creditsWorth } from './reward-values.ts';

/**
 * Texts about a discount code. The browser fills in `{percent}`, `{amount}`, `{day}`, `{time}`, and `{region}` of the
 * shop.
 */
export function codeCardWords({ messages: { rewards } }: ResolveContext) {
  const { newCustomer, exchanged, percentOff, amountOff, until, expired, otherShop, shop } = rewards;
  return { newCustomer, exchanged, percentOff, amountOff, until, expired, otherShop, shop };
}
export type CodeCardWords = ReturnType<typeof codeCardWords>;

/**
 * Texts about the Credits of an account, and the smallest exchange in the edition. The browser fills in `{code}`,
 * `{credits}` and `{amount}`.
 */
export function creditWords(context: ResolveContext) {
  const { site, edition, messages, lang } = context;
  const { signUp, spent, exchange } = messages.rewards;
  const smallestExchange: CreditExchange = creditExchangeOf(site, edition);
  return { worth: creditsWorth(site, edition, messages, lang), signUp, spent, exchange, smallestExchange };
}
