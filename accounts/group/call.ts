import type { ParsedRequest } from '#contract/account/call-shapes.ts';
import type { CallName, Reply } from '#contract/account/calls.ts';
import type { EditionCode } from '#core/place/editions.ts';
import type { UserRow } from '../store/schema/tables.ts';
import type { AccountGroup, Caller, Credentials } from './account-group.ts';

export interface Call<Name extends CallName> {
  group: AccountGroup;
  input: ParsedRequest<Name>;
  caller: Caller;
  credentials: Credentials;
  /** The edition whose language the reader prefers. */
  reader: EditionCode;
}

export interface UserCall<Name extends CallName> extends Call<Name> {
  user: UserRow;
}

/** A call that visitors make with or without a session. An ended session counts as none. */
export interface VisitorCall<Name extends CallName> extends Call<Name> {
  user: UserRow | undefined;
}

/** Handles a call. A refusal is thrown as an AccountFailure. */
export type Handler<Name extends CallName> = (call: Call<Name>) => Promise<Reply<Name>>;
export type UserHandler<Name extends CallName> = (call: UserCall<Name>) => Promise<Reply<Name>>;
export type VisitorHandler<Name extends CallName> = (call: VisitorCall<Name>) => Promise<Reply<Name>>;
