/** Numbers that accounts run by. Durations in seconds. */
export interface AccountSettings {
  appTokenSeconds: number;
  sessionIdleSeconds: number;
  sessionMaxSeconds: number;
  codeSeconds: number;
  codeAttempts: number;
  codeCooldownSeconds: number;
  /** Credits that a new account gets, once per address. */
  signUpCredits: number;
  /** Multiplies every limit, which allows one at least; 0 turns them off, for tests and benchmarks. */
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
