/** Tunable numbers. Durations are in seconds. */
export interface AccountSettings {
  appTokenSeconds: number;
  sessionIdleSeconds: number;
  sessionMaxSeconds: number;
  codeSeconds: number;
  codeAttempts: number;
  codeCooldownSeconds: number;
  /** Granted to a new account, once per inbox. */
  signUpCredits: number;
  /** Multiplies every limit, to no less than 1. 0 turns limits off, for tests and benchmarks. */
  limitScale: number;
}

export const defaultSettings: AccountSettings = {
  appTokenSeconds: 900,
  sessionIdleSeconds: 30 * 86_400,
  sessionMaxSeconds: 180 * 86_400,
  codeSeconds: 600,
  codeAttempts: 5,
  codeCooldownSeconds: 60,
  signUpCredits: 200,
  limitScale: 1,
};
