/**
 * The tables of a group's store. Times are integers, milliseconds since 1970 UTC; flags are 0 or 1; keys are keyed
 * hashes (`group.key`). No type of one engine alone, so that the same schema serves SQLite and PostgreSQL.
 */
export interface Tables {
  users: UserRow;
  sessions: SessionRow;
  challenges: ChallengeRow;
  rate_limits: RateLimitRow;
  credits: CreditRow;
  credit_claims: CreditClaimRow;
  subscribers: SubscriberRow;
  products: ProductRow;
  service_requests: ServiceRequestRow;
  outbox: OutboxRow;
  audit: AuditRow;
  secrets: SecretsRow;
}

export interface UserRow {
  id: string;
  /** As it was written; `email_key` is what is compared. */
  email: string | null;
  email_key: string | null;
  /** `+8613800138000`. */
  phone: string | null;
  password_hash: string | null;
  nickname: string | null;
  edition: string;
  created_at: number;
  updated_at: number;
}

export interface SessionRow {
  id: string;
  user_id: string;
  /** SHA-256 of the reftoken's secret. */
  token_hash: string;
  /** Rises with each refresh, so that an apptoken of an older pair is recognised. */
  generation: number;
  created_at: number;
  used_at: number;
  idle_expires_at: number;
  expires_at: number;
  network_key: string;
  agent: string;
}

/** A six-digit code on its way, under the id that only whoever asked for it knows. */
export interface ChallengeRow {
  id: string;
  purpose: string;
  /** The address as a keyed hash, `group.key('address', …)`. */
  address_key: string;
  /** Keyed hash of challenge and code. A decoy, for an address without account, matches no code. */
  code_hash: string;
  attempts: number;
  /** Where it was sent, sealed with a key of the group: needed to make an account of it. */
  sealed_address: string;
  edition: string;
  created_at: number;
  expires_at: number;
}

export interface RateLimitRow {
  id: string;
  taken: number;
  resets_at: number;
}

export interface CreditRow {
  id: string;
  user_id: string;
  reason: string;
  amount: number;
  created_at: number;
}

/** Addresses that had their credits, as keyed hashes: deleting an account and coming back earns none again. */
export interface CreditClaimRow {
  id: string;
  created_at: number;
}

export interface SubscriberRow {
  id: string;
  email: string;
  email_key: string;
  edition: string;
  source: string;
  status: 'pending' | 'active' | 'ended';
  /** SHA-256 of the token in the confirmation mail. */
  confirm_hash: string | null;
  /** What was agreed to, when and where, as JSON. */
  consent: string;
  created_at: number;
  updated_at: number;
  confirmed_at: number | null;
  ended_at: number | null;
}

export interface ProductRow {
  id: string;
  user_id: string;
  product: string;
  serial_number: string;
  purchased_on: string;
  dealer: string;
  created_at: number;
  updated_at: number;
}

export interface ServiceRequestRow {
  id: string;
  user_id: string | null;
  edition: string;
  reason: string;
  name: string;
  email: string;
  email_key: string;
  product: string;
  serial_number: string;
  order_number: string;
  description: string;
  created_at: number;
}

export interface OutboxRow {
  id: string;
  channel: 'mail' | 'sms';
  template: string;
  recipient: string;
  edition: string;
  /** Values of the template, as JSON. */
  template_values: string;
  tries: number;
  /** When it may be tried (again). */
  due_at: number;
  created_at: number;
  sent_at: number | null;
  /** When it was given up for good. */
  failed_at: number | null;
  last_error: string | null;
}

export interface AuditRow {
  id: string;
  user_id: string | null;
  event: string;
  network_key: string;
  created_at: number;
}

/** Secrets of a group for which no settings give any: one row, `id` 1. In development and tests alone. */
export interface SecretsRow {
  id: number;
  keys: string;
  pepper: string;
}
