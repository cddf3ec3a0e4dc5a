import type { Accounts } from '#accounts/accounts.ts';
import type { ApiResponse } from '#accounts/api/envelope.ts';
import type { Middleware, RequestContext, ResponseData } from '#server/http/response.ts';

interface ServeAccountsOptions {
  accounts: Pick<Accounts, 'handle'>;
  /** Called with every response. */
  recordResponse: (path: string, response: ApiResponse) => void;
}

/** Serves the account API under `/api/`. */
export function serveAccounts({ accounts, recordResponse }: ServeAccountsOptions): Middleware {
  const handleCall = async ({ id, request, url, network }: RequestContext): Promise<ResponseData> => {
    const response = await accounts.handle({ id, request, url, network });
    recordResponse(url.pathname, response);
    return response;
  };
  return (context) => (context.url.pathname.startsWith('/api/') ? handleCall(context) : undefined);
}
