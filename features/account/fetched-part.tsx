import { type ReactNode, useCallback, useEffect, useState } from 'react';
import { callAccount } from '#browser/session/account-client.ts';
import { useSession } from '#browser/session/use-session.ts';
import type { Reply, Request } from '#contract/account/calls.ts';
import { LoadError, Skeleton } from './placeholders.tsx';

type ListName = 'requests' | 'programs' | 'notices';

interface FetchedList<Name extends ListName> {
  list: Reply<Name>;
  /** Fetches the list again. Rejects with the errors of the account client. */
  load(): Promise<void>;
  replace(list: Reply<Name>): void;
}

interface FetchedPartProps<Name extends ListName> {
  name: Name;
  children(part: FetchedList<Name>): ReactNode;
}

export function FetchedPart<Name extends ListName>({ name, children }: FetchedPartProps<Name>) {
  const userId = useSession()?.session?.userId;
  const [list, replace] = useState<Reply<Name>>();
  const [loadFailed, setLoadFailed] = useState(false);
  const load = useCallback(async () => {
    replace(await callAccount(name, {} as Request<Name>, { silent: true }));
    setLoadFailed(false);
  }, [name]);
  useEffect(() => {
    if (userId === undefined) return;
    replace(undefined);
    load().catch(() => setLoadFailed(true));
  }, [userId, load]);
  if (list) return children({ list, load, replace });
  return loadFailed ? <LoadError onRetry={load} /> : <Skeleton />;
}
