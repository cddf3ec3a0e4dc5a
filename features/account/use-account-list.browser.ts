import { useCallback, useEffect, useState } from 'react';
import { accountClient } from '#browser/session/account-client.ts';
import type { Reply, Request } from '#contract/account/calls.ts';
import { useAccountVisit } from './account-visit.browser.ts';

type ListName = 'requests' | 'programs' | 'notices';

interface AccountList<Name extends ListName> {
  /** Undefined until it is fetched. */
  list: Reply<Name> | undefined;
  loadFailed: boolean;
  load(): Promise<void>;
  replace(list: Reply<Name>): void;
}

/** A list of the account that no profile holds, fetched when the visitor is known to be logged in. */
export function useAccountList<Name extends ListName>(name: Name): AccountList<Name> {
  const { userId } = useAccountVisit();
  const [list, replace] = useState<Reply<Name>>();
  const [loadFailed, setLoadFailed] = useState(false);
  const load = useCallback(async () => {
    replace(await accountClient().call(name, {} as Request<Name>, { silent: true }));
    setLoadFailed(false);
  }, [name]);
  useEffect(() => {
    if (userId === undefined) return;
    replace(undefined);
    load().catch(() => setLoadFailed(true));
  }, [userId, load]);
  return { list, loadFailed, load, replace };
}
