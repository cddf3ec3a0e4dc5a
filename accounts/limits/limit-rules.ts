import type { LimitRule } from '#rules/http/fixed-window-counter.ts';

const minute = 60;
const hour = 60 * minute;
const day = 24 * hour;

/** All limits. The call sites choose the key; for wide networks see `networks.ts`. */
export const limitRules = {
  codePerNetwork: { limit: 20, seconds: hour },
  codePerWideNetwork: { limit: 100, seconds: hour },
  codePerAddressAndNetwork: { limit: 8, seconds: day },
  codePerAddress: { limit: 40, seconds: day },
  /** Limits text message fraud for a whole group. Counts only messages that are sent. */
  textMessages: { limit: 2000, seconds: day },
  /** Keeps one subscriber from using up `textMessages`. Counts decoys too. */
  textsPerWideNetwork: { limit: 500, seconds: day },
  redeemPerNetwork: { limit: 60, seconds: 15 * minute },
  passwordPerNetwork: { limit: 30, seconds: 15 * minute },
  passwordPerAddress: { limit: 10, seconds: 15 * minute },
  refreshPerNetwork: { limit: 600, seconds: 15 * minute },
  changePerUser: { limit: 60, seconds: hour },
  subscribePerNetwork: { limit: 20, seconds: hour },
  /** Holds back mail only; the response stays the same. */
  confirmationPerAddress: { limit: 3, seconds: day },
  productPerUser: { limit: 30, seconds: day },
  servicePerNetwork: { limit: 10, seconds: hour },
  /** Holds back mail only; the request is stored. */
  servicePerAddress: { limit: 5, seconds: day },
} as const satisfies Record<string, LimitRule>;

export type LimitName = keyof typeof limitRules;
