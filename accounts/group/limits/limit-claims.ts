import type { LimitRule } from '#core/http/fixed-window-counter.ts';
import { nestedNetworks } from '#core/http/networks.ts';
import { type LimitName, limitRules } from './limit-rules.ts';

/** A claim to one unit of a limit. `subject` is the limited party: an address, a network, a user. */
export interface LimitClaim {
  /** Limits with different names are counted separately. */
  name: string;
  rule: LimitRule;
  subject: readonly string[];
  /** False to check without counting; response and work stay the same, so timing tells nothing. */
  counts?: boolean;
}

export const limitClaim = (name: LimitName, ...subject: string[]): LimitClaim => ({
  name,
  rule: limitRules[name],
  subject,
});

/**
 * The limits of a network, its /56 and its /48 as multiples of the network's: a wider one may have more than one
 * subscriber.
 */
const widerNetworkFactors = [1, 2, 5];

/** A claim for a network and for each wider one around it, so that nobody gains by changing the /64. */
export const networkClaims = (name: LimitName, network: string, ...subject: string[]): LimitClaim[] =>
  nestedNetworks(network).map((part, index) => ({
    name,
    rule: widened(limitRules[name], index),
    subject: [...subject, part],
  }));

/** The rule for one of `nestedNetworks`. */
export const widened = ({ limit, seconds }: LimitRule, index: number): LimitRule => ({
  limit: limit * (widerNetworkFactors[index] ?? 1),
  seconds,
});
