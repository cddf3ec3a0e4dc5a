import type { LimitRule } from '#rules/http/fixed-window-counter.ts';

const minute = 60;
const hour = 60 * minute;
const day = 24 * hour;

/** Every limit there is. What each counts by is told where it is taken; a wide network is that of `wide-network.ts`. */
export const limitRules = {
  codePerNetwork: { most: 20, seconds: hour },
  codePerWideNetwork: { most: 100, seconds: hour },
  codePerAddressAndNetwork: { most: 8, seconds: day },
  codePerAddress: { most: 40, seconds: day },
  /** A brake on fraud with text messages, for a whole group. Counts those that are sent. */
  textMessages: { most: 2000, seconds: day },
  /** So that nobody alone holds that brake. Counts texts that are none too. */
  textsPerWideNetwork: { most: 500, seconds: day },
  redeemPerNetwork: { most: 60, seconds: 15 * minute },
  passwordPerNetwork: { most: 30, seconds: 15 * minute },
  passwordPerAddress: { most: 10, seconds: 15 * minute },
  refreshPerNetwork: { most: 600, seconds: 15 * minute },
  changePerUser: { most: 60, seconds: hour },
  subscribePerNetwork: { most: 20, seconds: hour },
  /** Only holds back mail; the answer stays the same. Counts for whoever is not subscribed yet. */
  confirmationPerAddress: { most: 3, seconds: day },
  productPerUser: { most: 30, seconds: day },
  servicePerNetwork: { most: 10, seconds: hour },
  /** Only holds back mail; the request is kept. */
  servicePerAddress: { most: 5, seconds: day },
} as const satisfies Record<string, LimitRule>;

export type LimitName = keyof typeof limitRules;
