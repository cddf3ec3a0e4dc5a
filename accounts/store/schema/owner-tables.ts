export interface ProductRow {
  id: string;
  user_id: string;
  product: string;
  serial_number: string;
  purchased_on: string;
  dealer: string;
  nickname: string | null;
  /** The edition in which it was registered; null if a node of an earlier release wrote it: that of the account. */
  edition: string | null;
  created_at: number;
  updated_at: number;
}

/** Somebody's claim to a product that is registered in another account, with the details of the purchase. */
export interface OwnershipClaimRow {
  id: string;
  user_id: string;
  edition: string;
  product: string;
  serial_number: string;
  purchased_on: string;
  dealer: string;
  order_number: string;
  created_at: number;
  updated_at: number;
  decision: 'accepted' | 'rejected' | null;
  decided_at: number | null;
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

/** A change of a service request by our support team. A request without one is `received`. */
export interface RequestEventRow {
  id: string;
  request_id: string;
  state: string;
  /** To the owner of the request; empty without one. */
  note: string;
  /** Id of the service key with which it was written. */
  written_by: string;
  created_at: number;
}

export interface ProgramRow {
  id: string;
  user_id: string;
  /** Slug of the product page on which it was built. */
  page: string;
  title: string;
  /** In the notation of links (`apps/playground/program`). */
  program: string;
  /** Incremented by each change of the text. */
  version: number;
  created_at: number;
  updated_at: number;
}

/** Somebody waits for one mail about a topic in an edition. Once for each address, edition and topic. */
export interface NoticeRow {
  id: string;
  email: string;
  email_key: string;
  edition: string;
  /** See `core/notices/notice-topic.ts`. */
  topic: string;
  status: 'pending' | 'waiting' | 'sent' | 'over';
  /** SHA-256 of the token in the newest confirmation mail. */
  confirm_hash: string | null;
  /** Proof of consent, as JSON: what, when and where. */
  consent: string;
  created_at: number;
  updated_at: number;
  sent_at: number | null;
}

/** One row, `id` `pace`: when the next batch of notices may be sent, so that all nodes together keep to the rate. */
export interface NoticePaceRow {
  id: string;
  next_at: number;
}
