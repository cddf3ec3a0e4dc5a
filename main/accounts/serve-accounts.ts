import type { Accounts } from '#accounts/accounts.ts';
import type { ApiResponse } from '#accounts/api/envelope.ts';
import { belowPath, type Middleware } from '#server/http/response.ts';

interface ServeAccountsOptions {
  accounts: Pick<Accounts, 'handle'>;
  /** Called with every response. */
  recordResponse: (path: string, response: ApiResponse) => void;
}

/** Serves the account API under `/api/`. */
export function serveAccounts({ accounts, recordResponse }: ServeAccountsOptions): Middleware {
  return belowPath('/api/', async ({ id, request, url, network }) => {
    const response = await accounts.handle({ id, request, url, network });
    recordResponse(url.pathname, response);
    return response;
  });
}
