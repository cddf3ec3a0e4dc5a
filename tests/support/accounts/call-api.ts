import { type CallName, calls, type Reply, type Request } from '#contract/account/calls.ts';
import { type GroupCode, groupApiPath } from '#contract/account/groups.ts';
import type { Envelope } from '#contract/account/response-codes.ts';

/** Calls the API of a running site over the network. Rejects without a response. */
export async function callApi<Name extends CallName>(
  origin: string,
  group: GroupCode,
  name: Name,
  request: Request<Name>,
  headers: Record<string, string> = {},
): Promise<Envelope<Reply<Name>>> {
  const { method, path } = calls[name];
  const query = method === 'GET' ? `?${new URLSearchParams(request as Record<string, string>)}` : '';
  const response = await fetch(origin + groupApiPath(group) + path + query, {
    method,
    headers: { 'content-type': 'application/json', ...headers },
    ...(method !== 'GET' && { body: JSON.stringify(request) }),
  });
  return (await response.json()) as Envelope<Reply<Name>>;
}

/** One message as `/dev/outbox` lists it. */
interface OutboxEntry {
  to: string;
  template: string;
  text: string;
  values: { code?: string; token?: string; unsubscribeToken?: string };
}

/** Messages to an address in a development site's outbox, newest first, at most `limit` per group. */
export async function outboxOf(origin: string, to: string, limit?: number): Promise<OutboxEntry[]> {
  const query = new URLSearchParams({ to, ...(limit !== undefined && { limit: String(limit) }) });
  const response = await fetch(`${origin}/dev/outbox?${query}`, { headers: { accept: 'application/json' } });
  return (await response.json()) as OutboxEntry[];
}

/** Registers or logs in with the code from the outbox. Throws if a call is refused. */
export async function logInAt(origin: string, group: GroupCode, email: string): Promise<Reply<'registerOrLogin'>> {
  const challenge = await callApi(origin, group, 'requestCode', { email, purpose: 'login', agreed: true });
  if (challenge.code !== 2000) throw new Error(`no code: ${challenge.code} ${challenge.msg}`);
  const [message] = await outboxOf(origin, email, 1);
  const response = await callApi(origin, group, 'registerOrLogin', {
    challenge_id: challenge.data.challenge_id,
    code: message?.values.code ?? '',
  });
  if (response.code !== 2000) throw new Error(`no session: ${response.code} ${response.msg}`);
  return response.data;
}
