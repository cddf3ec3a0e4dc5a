import type { GroupCode } from '#contract/account/groups.ts';

/** A key with which our support team writes to requests. Its id stands in their history. */
export interface ServiceKey {
  id: string;
  key: string;
}

/** Durations are in seconds. */
export interface AccountSettings {
  appTokenSeconds: number;
  sessionIdleSeconds: number;
  sessionMaxSeconds: number;
  codeSeconds: number;
  codeCooldownSeconds: number;
  /** Multiplies every limit, to no less than 1. 0 turns limits off, for tests and benchmarks. */
  limitScale: number;
  /** Notices that all nodes of a group together hand to the outbox, at most. */
  noticesPerSecond: number;
  serviceKeys: Partial<Record<GroupCode, readonly ServiceKey[]>>;
}
