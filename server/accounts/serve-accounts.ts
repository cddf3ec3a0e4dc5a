import type { Accounts } from '#accounts/accounts.ts';
import type { ResponseData, Middleware, RequestContext } from '../http/response.ts';
import type { Metrics } from '../metrics/metrics.ts';

interface AccountParts {
  accounts: Pick<Accounts, 'handle'>;
  /** Told of every answer. */
  answered: Metrics['accounts']['answered'];
}

/** Answers the account API. */
export function serveAccounts({ accounts, answered }: AccountParts): Middleware {
  const answerCall = async ({ id, request, url, network }: RequestContext): Promise<ResponseData> => {
    const answer = await accounts.handle({ id, request, url, network });
    answered(url.pathname, answer);
    return answer;
  };
  return (visit) => (visit.url.pathname.startsWith('/api/') ? answerCall(visit) : undefined);
}
