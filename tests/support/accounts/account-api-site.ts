import { createAccountApi } from '#accounts/api/account-api.ts';
import { type CallName, type Request as CallRequest, calls, type Reply } from '#contract/account/calls.ts';
import { type GroupCode, groupApiPath } from '#contract/account/groups.ts';
import { type Envelope, findResponseName } from '#contract/account/response-codes.ts';
import { realSite } from '../site/real-site.ts';
import { createTestSite, type TestSiteOptions } from '../site/test-site.ts';
import type { Engine } from './account-engines.ts';
import { type GroupOptions, openTestGroup, type TestGroup } from './account-group.ts';

export interface ApiReply<Name extends CallName = CallName> {
  /** Name of the envelope's code. */
  result: ReturnType<typeof findResponseName>;
  status: number;
  headers: Headers;
  msg: string;
  data: Reply<Name> & { fields?: Record<string, string>; retry_in?: number };
}

export interface ApiSite extends Omit<TestGroup, 'call'> {
  handle: ReturnType<typeof createTestSite>['handle'];
  lines: ReturnType<typeof createTestSite>['lines'];
  /** Makes a call like the pages of the site; `from` is the IP address of the client. */
  call<Name extends CallName>(
    name: Name,
    request: CallRequest<Name>,
    headers?: Record<string, string>,
    from?: string,
  ): Promise<ApiReply<Name>>;
}

export interface ApiSiteOptions extends GroupOptions, Pick<TestSiteOptions, 'config'> {
  origins?: string[];
  storeTimeout?: number;
}

/** The whole server without a port, with one account group and the real site content. */
export async function openApiSite(
  engine: Engine,
  { origins = [], storeTimeout, config = {}, ...options }: ApiSiteOptions = {},
): Promise<ApiSite> {
  const testGroup = await openTestGroup(engine, options);
  const { code } = testGroup.group;
  const groupRun = { code, current: () => testGroup.group, reportLost: () => {} };
  const logTarget: { error: (line: object, message: string) => void } = { error: () => {} };
  const handleCall = createAccountApi({
    groups: [groupRun],
    words: (edition) => realSite.messages[edition],
    origins,
    log: { error: (line, message) => logTarget.error(line, message) },
    limits: { maxBytes: 16 * 1024, timeoutMs: 1500 },
    ...(storeTimeout !== undefined && { storeTimeout }),
  });
  const { handle, lines } = createTestSite({ accounts: { handle: handleCall }, config });
  logTarget.error = (line, message) => void lines.push({ line: line as Record<string, unknown>, message });
  return {
    ...testGroup,
    handle,
    lines,
    call: async (name, request, headers = {}, from = '192.0.2.1') =>
      readReply(await handle(requestOf(code, name, request, headers), from)),
  };
}

export function requestOf<Name extends CallName>(
  group: GroupCode,
  name: Name,
  request: CallRequest<Name>,
  headers: Record<string, string> = {},
): Request {
  const { method, path } = calls[name];
  const address = new URL(`${groupApiPath(group)}${path}`, 'https://www.kinetra.example');
  if (method !== 'GET')
    return new Request(address, {
      method,
      headers: { 'content-type': 'application/json', ...headers },
      body: JSON.stringify(request),
    });
  for (const [key, value] of Object.entries(request))
    address.searchParams.set(key, typeof value === 'string' ? value : JSON.stringify(value));
  return new Request(address, { headers });
}

export async function readReply<Name extends CallName>(response: Response): Promise<ApiReply<Name>> {
  const { code, msg, data } = (await response.json()) as Envelope<ApiReply<Name>['data']>;
  return { result: findResponseName(code), status: response.status, headers: response.headers, msg, data };
}
