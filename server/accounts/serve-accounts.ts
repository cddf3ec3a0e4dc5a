import type { Accounts } from '#accounts/accounts.ts';
import type { ResponseData, Middleware, RequestContext } from '../http/response.ts';
import { networkOf } from '../http/forwarded.ts';
import type { Metrics } from '../metrics/metrics.ts';

interface AccountParts {
  accounts: Pick<Accounts, 'handle'>;
  trustedHops: number;
  /** Told of every answer. */
  answered: Metrics['accounts']['answered'];
}

/** Answers the account API. */
export function serveAccounts({ accounts, trustedHops, answered }: AccountParts): Middleware {
  const answerCall = async ({ id, request, url, connectedFrom }: RequestContext): Promise<ResponseData> => {
    const answer = await accounts.handle({ id, request, url, network: networkOf(request, connectedFrom, trustedHops) });
    answered(url.pathname, answer);
    return answer;
  };
  return (visit) => (visit.url.pathname.startsWith('/api/') ? answerCall(visit) : undefined);
}
