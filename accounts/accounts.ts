import type { GroupCode } from '#rules/contract/account/groups.ts';
import type { AccountGroup } from './account-group.ts';
import type { ApiRequest } from './api/account-api.ts';
import { createAccountApi } from './api/account-api.ts';
import type { ApiResponse, ApiWords } from './api/envelope.ts';
import type { GroupStatus, GroupLifecycleParts } from './lifecycle/group-lifecycle.ts';
import { startGroup } from './lifecycle/group-lifecycle.ts';

export interface AccountsParts extends GroupLifecycleParts {
  /** Where the store of each group served here is: `postgres://…`, or the path of a file. */
  stores: Partial<Record<GroupCode, string>>;
  words: ApiWords;
  /** Origins of other sites whose pages may call. */
  origins: readonly string[];
}

/** The accounts of every group served here. */
export interface Accounts {
  /** Answers a request under `/api/`. Never throws. */
  handle(request: ApiRequest): Promise<ApiResponse>;
  /** Groups whose store has been reached. */
  groups(): AccountGroup[];
  readings(): Promise<GroupStatus[]>;
  /** Sends what is being sent, and closes the stores. Nothing may be asked afterwards. */
  close(): Promise<void>;
}

/**
 * Opens the stores and begins to send what waits in their outboxes. Throws where a file cannot be opened; a database
 * may come later.
 */
export async function openAccounts(parts: AccountsParts): Promise<Accounts> {
  const stores = Object.entries(parts.stores) as [GroupCode, string][];
  const runs = await Promise.all(stores.map(([code, address]) => startGroup(code, address, parts)));
  return {
    handle: createAccountApi({ groups: runs, words: parts.words, origins: parts.origins, log: parts.log }),
    groups: () => runs.flatMap((run) => run.current() ?? []),
    readings: () => Promise.all(runs.map((run) => run.reading())),
    close: async () => void (await Promise.all(runs.map((run) => run.close()))),
  };
}
