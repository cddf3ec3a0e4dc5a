import type {
  NoticePaceRow,
  NoticeRow,
  OwnershipClaimRow,
  ProductRow,
  ProgramRow,
  RequestEventRow,
  ServiceRequestRow,
} from './owner-tables.ts';

/**
 * The tables of a group's store. Times are integers, milliseconds since 1970 UTC; `…_key` columns are normalized values
 * or keyed hashes (`Secrets.key`). Only column types that SQLite and PostgreSQL share.
 */
export interface Tables {
  users: UserRow;
  sessions: SessionRow;
  known_networks: KnownNetworkRow;
  challenges: ChallengeRow;
  rate_limits: RateLimitRow;
  credits: CreditRow;
  credit_claims: ClaimRow;
  subscribers: SubscriberRow;
  reward_codes: RewardCodeRow;
  code_claims: ClaimRow;
  products: ProductRow;
  ownership_claims: OwnershipClaimRow;
  service_requests: ServiceRequestRow;
  request_events: RequestEventRow;
  programs: ProgramRow;
  notices: NoticeRow;
  notice_pace: NoticePaceRow;
  outbox: OutboxRow;
  stock_switches: StockSwitchRow;
  audit: AuditRow;
  upkeep: UpkeepRow;
  secrets: SecretsRow;
}

export interface UserRow {
  id: string;
  /** The address as entered; compared by `email_key`. */
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

interface SessionRow {
  id: string;
  user_id: string;
  /** SHA-256 of the reftoken's secret. */
  token_hash: string;
  /** The generation of the newest apptoken, incremented by a refresh. */
  generation: number;
  /** The newest one that a call or a refresh has presented. An older one that follows comes from another party. */
  seen_generation: number;
  created_at: number;
  used_at: number;
  idle_expires_at: number;
  expires_at: number;
  network_key: string;
  agent: string;
}

/** A network on which a session of the account was opened, once for each account. */
interface KnownNetworkRow {
  id: string;
  user_id: string;
  network_key: string;
  used_at: number;
}

/** A pending one-time code. Only its requester knows the id. */
interface ChallengeRow {
  id: string;
  purpose: string;
  /** Keyed hash of the address, see `addressKey`. */
  address_key: string;
  /** Keyed hash of challenge and code. Of a decoy, it matches no code. */
  code_hash: string;
  attempts: number;
  /** The encrypted address, needed to create an account. */
  sealed_address: string;
  edition: string;
  created_at: number;
  expires_at: number;
}

interface RateLimitRow {
  id: string;
  taken: number;
  resets_at: number;
}

/** An entry of the ledger of an account. The sum of all entries is the balance. */
export interface CreditRow {
  id: string;
  user_id: string;
  /** The reason for the entry, once in each account: `signUp`, or the code that Credits were exchanged for. */
  reason: string;
  amount: number;
  created_at: number;
}

/** Keyed hash of an inbox that got what nobody gets twice: Credits, or a new customer's code. */
interface ClaimRow {
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
  /** SHA-256 of the token in the newest confirmation mail, which an active subscriber can get to earn a code. */
  confirm_hash: string | null;
  /** The edition that asked for the confirmation; null if a node of an earlier release wrote it: `edition`. */
  confirm_edition: string | null;
  /** Null if a node of an earlier release wrote it: `updated_at`. */
  confirm_asked_at: number | null;
  /** Proof of consent, as JSON: what, when and where. */
  consent: string;
  created_at: number;
  updated_at: number;
  confirmed_at: number | null;
  ended_at: number | null;
}

/**
 * A discount code for the shop of an edition, owned by the subscriber whose confirmation earned it or by the account
 * that exchanged Credits for it. Only the shop records whether it was redeemed.
 */
export interface RewardCodeRow {
  id: string;
  user_id: string | null;
  subscriber_id: string | null;
  edition: string;
  /** Percent off the first order; null if Credits were exchanged. */
  percent: number | null;
  /** Off one order, in whole units of the edition's currency; null for a new customer's code. */
  amount: number | null;
  created_at: number;
  expires_at: number;
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
  due_at: number;
  created_at: number;
  sent_at: number | null;
  failed_at: number | null;
  last_error: string | null;
}

/** A `StockSwitch`: an edition's shop has sold out a product, or has it again. */
interface StockSwitchRow {
  id: string;
  edition: string;
  product: string;
  state: string;
  starts_at: number;
}

interface AuditRow {
  id: string;
  user_id: string | null;
  event: string;
  network_key: string;
  created_at: number;
}

/** One row, `id` `sweep`: until when expired rows have been deleted. See `createDeletionCutoff`. */
interface UpkeepRow {
  id: string;
  until: number;
}

/** One row, `id` 1. Only in development and tests without configured secrets. */
interface SecretsRow {
  id: number;
  keys: string;
  pepper: string;
}
