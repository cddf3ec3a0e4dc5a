import type { Accounts } from '#accounts/accounts.ts';
import type { ApiResponse } from '#accounts/api/envelope.ts';
import { belowPath, type Middleware } from '#server/http/response.ts';

interface ServeAccountsOptions {
  accounts: Pick<Accounts, 'handle'>;
  recordResponse: (path: string, response: ApiResponse) => void;
}

export function serveAccounts({ accounts, recordResponse }: ServeAccountsOptions): Middleware {
  return belowPath('/api/', async ({ id, request, url, network }) => {
    const response = await accounts.handle({ id, request, url, network });
    recordResponse(url.pathname, response);
    return response;
  });
}
