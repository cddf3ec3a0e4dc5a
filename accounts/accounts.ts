import type { GroupCode } from '#contract/account/groups.ts';
import { type ApiRequest, createAccountApi } from './api/account-api.ts';
import type { ApiResponse, ApiWords } from './api/envelope.ts';
import type { AccountGroup } from './group/account-group.ts';
import { type GroupOptions, type GroupStatus, startGroup } from './lifecycle/start-group.ts';

export interface AccountsOptions extends GroupOptions {
  /** Store address per served group: `postgres://…` or a file path. */
  stores: Partial<Record<GroupCode, string>>;
  words: ApiWords;
  /** Other origins allowed to call the API (CORS). */
  origins: readonly string[];
}

export interface Accounts {
  /** Handles a request under `/api/`. Never throws. */
  handle(request: ApiRequest): Promise<ApiResponse>;
  /** Groups whose store has been reached at least once. */
  groups(): AccountGroup[];
  statuses(): Promise<GroupStatus[]>;
  /** Finishes deliveries in progress and closes the stores. No call may follow. */
  close(): Promise<void>;
}

/** Opens the stores of the groups, and throws, as `startGroup` does. */
export async function openAccounts(options: AccountsOptions): Promise<Accounts> {
  const stores = Object.entries(options.stores) as [GroupCode, string][];
  const groupHandles = await Promise.all(stores.map(([code, address]) => startGroup(code, address, options)));
  return {
    handle: createAccountApi({ ...options, groups: groupHandles }),
    groups: () => groupHandles.flatMap((handle) => handle.current() ?? []),
    statuses: () => Promise.all(groupHandles.map((handle) => handle.status())),
    close: async () => void (await Promise.all(groupHandles.map((handle) => handle.close()))),
  };
}
