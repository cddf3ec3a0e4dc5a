import type { Accounts } from '#accounts/accounts.ts';
import type { Step } from './answer.ts';
import { networkOf } from './forwarded.ts';

/** Answers the account API. */
export const serveAccounts =
  (accounts: Pick<Accounts, 'handle'>, trustedHops: number): Step =>
  ({ request, url, connectedFrom }) =>
    url.pathname.startsWith('/api/') ? accounts.handle({ request, url, network: networkOf(request, connectedFrom, trustedHops) }) : undefined;
