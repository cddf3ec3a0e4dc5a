import type { GroupCode } from '#rules/contract/account/groups.ts';
import type { AccountGroup } from './account-group.ts';
import type { ApiRequest } from './api/account-api.ts';
import { createAccountApi } from './api/account-api.ts';
import type { ApiResponse, ApiWords } from './api/envelope.ts';
import type { GroupLifecycleOptions, GroupStatus } from './lifecycle/group-lifecycle.ts';
import { startGroup } from './lifecycle/group-lifecycle.ts';

export interface AccountsOptions extends GroupLifecycleOptions {
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
  statuses(): Promise<GroupStatus[]>;
  /** Sends what is being sent, and closes the stores. Nothing may be asked afterwards. */
  close(): Promise<void>;
}

/**
 * Opens the stores and begins to send what waits in their outboxes. Throws where a file cannot be opened; a database
 * may come later.
 */
export async function openAccounts(options: AccountsOptions): Promise<Accounts> {
  const stores = Object.entries(options.stores) as [GroupCode, string][];
  const runningGroups = await Promise.all(stores.map(([code, address]) => startGroup(code, address, options)));
  return {
    handle: createAccountApi({
      groups: runningGroups,
      words: options.words,
      origins: options.origins,
      log: options.log,
    }),
    groups: () => runningGroups.flatMap((runningGroup) => runningGroup.current() ?? []),
    statuses: () => Promise.all(runningGroups.map((runningGroup) => runningGroup.status())),
    close: async () => void (await Promise.all(runningGroups.map((runningGroup) => runningGroup.close()))),
  };
}
