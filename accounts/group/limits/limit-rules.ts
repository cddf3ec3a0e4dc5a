import type { LimitRule } from '#core/http/fixed-window-counter.ts';
import { nestedNetworks } from '#core/http/networks.ts';

const minute = 60;
const hour = 60 * minute;
const day = 24 * hour;

/** All limits. The call sites choose the key; for `…PerNetwork` see `networkClaims`. */
export const limitRules = {
  codePerNetwork: { limit: 20, seconds: hour },
  codePerAddressAndNetwork: { limit: 8, seconds: day },
  /** Keeps strangers from flooding an inbox. */
  codePerInbox: { limit: 40, seconds: day },
  /** For networks that come after these are used up. */
  lateCodePerNetwork: { limit: 2, seconds: day },
  lateCodePerInbox: { limit: 40, seconds: day },
  /** A device or network on which the account was used before. */
  ownCode: { limit: 8, seconds: day },
  /** Limits text message fraud for a whole group. Counts only messages that are sent. */
  textMessages: { limit: 2000, seconds: day },
  /** Keeps one subscriber from using up `textMessages`. Counts decoys too. */
  textsPerWideNetwork: { limit: 200, seconds: day },
  passwordPerNetwork: { limit: 30, seconds: 15 * minute },
  passwordPerAddressAndNetwork: { limit: 10, seconds: 15 * minute },
  /** Guesses by strangers that are spread over many networks. */
  passwordPerAddress: { limit: 100, seconds: day },
  latePasswordPerNetwork: { limit: 3, seconds: day },
  latePasswordPerAddress: { limit: 1000, seconds: day },
  ownPassword: { limit: 20, seconds: 15 * minute },
  ownPasswordPerDay: { limit: 100, seconds: day },
  refreshPerSession: { limit: 120, seconds: 15 * minute },
  exportPerUser: { limit: 20, seconds: hour },
  changePerUser: { limit: 60, seconds: hour },
  subscribePerNetwork: { limit: 20, seconds: hour },
  /** Each change of a saved program. */
  programPerUser: { limit: 300, seconds: hour },
  productPerUser: { limit: 30, seconds: day },
  noticePerNetwork: { limit: 30, seconds: hour },
  noticePerUser: { limit: 100, seconds: hour },
  servicePerNetwork: { limit: 10, seconds: hour },
  wrongServiceKeyPerNetwork: { limit: 20, seconds: hour },
  /** Mails of the newsletter, of notices and about requests, together. Codes have limits of their own. */
  mailPerInbox: { limit: 8, seconds: day },
  /** An owner's requests for the address of the account, so that strangers cannot use up the mails about them. */
  ownRequestMail: { limit: 20, seconds: day },
} as const satisfies Record<string, LimitRule>;

export type LimitName = keyof typeof limitRules;

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
