import type { LimitRule } from '#core/http/fixed-window-counter.ts';
import { nestedNetworks } from '#core/http/networks.ts';

const minute = 60;
const hour = 60 * minute;
const day = 24 * hour;

/**
 * The limits, each by the attack that it stops (`docs/threat-model.md`), with its counters. The call sites choose the
 * subject of a counter; for `network` see `networkClaims`. Counters of one attack stay apart where one count for both
 * would refuse honest callers earlier, or allow attackers more.
 */
const limits = {
  /** Keeping the service busy with calls of any kind. Counted in each process. */
  calls: { network: { limit: 300, seconds: minute } },
  /** Flooding an inbox with codes, or collecting challenges to guess. */
  codes: {
    network: { limit: 20, seconds: hour },
    addressAndNetwork: { limit: 8, seconds: day },
    inbox: { limit: 40, seconds: day },
    /** For networks that come after those of an inbox are used up. */
    fallbackNetwork: { limit: 2, seconds: day },
    fallbackInbox: { limit: 40, seconds: day },
    /** A device or network on which the account was used before. */
    own: { limit: 8, seconds: day },
  },
  /** Text message fraud. */
  texts: {
    /** Counts only messages that are sent. */
    group: { limit: 2000, seconds: day },
    /** Keeps one subscriber from using up those of the group. Counts decoys too. */
    wideNetwork: { limit: 200, seconds: day },
  },
  /** Guessing passwords, also from many networks. */
  passwords: {
    network: { limit: 30, seconds: 15 * minute },
    addressAndNetwork: { limit: 10, seconds: 15 * minute },
    address: { limit: 100, seconds: day },
    fallbackNetwork: { limit: 3, seconds: day },
    fallbackAddress: { limit: 1000, seconds: day },
    own: { limit: 20, seconds: 15 * minute },
    ownDay: { limit: 100, seconds: day },
  },
  /** Renewing one session without end. */
  refreshes: { session: { limit: 120, seconds: 15 * minute } },
  /** Having the file with everything about an account made again and again. */
  exports: { user: { limit: 20, seconds: hour } },
  /** Writing to the store without end in an account of one's own. */
  changes: {
    account: { limit: 60, seconds: hour },
    notices: { limit: 100, seconds: hour },
    programs: { limit: 300, seconds: hour },
  },
  /** Registering serial numbers of others by trying them. */
  products: { user: { limit: 30, seconds: day } },
  /** Filling the store through forms that need no account. Each form counts for a network. */
  forms: {
    newsletter: { limit: 20, seconds: hour },
    notices: { limit: 30, seconds: hour },
    service: { limit: 10, seconds: hour },
  },
  /** Flooding an inbox with mails of the newsletter, of notices and about requests, together. */
  mails: {
    inbox: { limit: 8, seconds: day },
    /** An owner's requests for the address of the account, so that strangers cannot use up the mails about them. */
    ownRequests: { limit: 20, seconds: day },
  },
  /** Guessing a service key. Counts wrong ones. */
  serviceKeys: { network: { limit: 20, seconds: hour } },
} as const satisfies Record<string, Record<string, LimitRule>>;

/** A counter of a limit, such as `codes.network`. */
export type LimitName = {
  [Limit in keyof typeof limits]: `${Limit}.${keyof (typeof limits)[Limit] & string}`;
}[keyof typeof limits];

export const limitRules = Object.fromEntries(
  Object.entries(limits).flatMap(([limit, counters]) =>
    Object.entries(counters).map(([counter, rule]) => [`${limit}.${counter}`, rule]),
  ),
) as Record<LimitName, LimitRule>;

/** A claim to one unit of a counter. `subject` is the limited party: an address, a network, a user. */
export interface LimitClaim {
  /** Counters with different names are separate. */
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

/** Factors of the limits of a network, its /56 and its /48. A wider one may have more than one subscriber. */
const widerNetworkFactors = [1, 2, 5];

/** Returns a claim for a network and for each wider one around it, so that nobody gains by changing the /64. */
export const networkClaims = (name: LimitName, network: string, ...subject: string[]): LimitClaim[] =>
  nestedNetworks(network).map((part, index) => ({
    name,
    rule: scaledForNetwork(limitRules[name], index),
    subject: [...subject, part],
  }));

/** Returns the rule for one of `nestedNetworks`. */
export const scaledForNetwork = ({ limit, seconds }: LimitRule, index: number): LimitRule => ({
  limit: limit * (widerNetworkFactors[index] ?? 1),
  seconds,
});
