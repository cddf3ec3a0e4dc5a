import type { LimitRule } from '#rules/http/fixed-window-counter.ts';

const minute = 60;
const hour = 60 * minute;
const day = 24 * hour;

/** All limits. The call sites choose the key; for wide networks see `wide-network.ts`. */
export const limitRules = {
  codePerNetwork: { most: 20, seconds: hour },
  codePerWideNetwork: { most: 100, seconds: hour },
  codePerAddressAndNetwork: { most: 8, seconds: day },
  codePerAddress: { most: 40, seconds: day },
  /** Limits text message fraud for a whole group. Counts only messages that are sent. */
  textMessages: { most: 2000, seconds: day },
  /** Keeps one subscriber from using up `textMessages`. Counts decoys too. */
  textsPerWideNetwork: { most: 500, seconds: day },
  redeemPerNetwork: { most: 60, seconds: 15 * minute },
  passwordPerNetwork: { most: 30, seconds: 15 * minute },
  passwordPerAddress: { most: 10, seconds: 15 * minute },
  refreshPerNetwork: { most: 600, seconds: 15 * minute },
  changePerUser: { most: 60, seconds: hour },
  subscribePerNetwork: { most: 20, seconds: hour },
  /** Holds back mail only; the response stays the same. Active subscribers are not counted. */
  confirmationPerAddress: { most: 3, seconds: day },
  productPerUser: { most: 30, seconds: day },
  servicePerNetwork: { most: 10, seconds: hour },
  /** Holds back mail only; the request is stored. */
  servicePerAddress: { most: 5, seconds: day },
} as const satisfies Record<string, LimitRule>;

export type LimitName = keyof typeof limitRules;
