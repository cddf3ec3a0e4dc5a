import { type CallName, callNames, calls, isOneClickCall } from '#contract/account/calls.ts';
import { accountGroup, type GroupCode, groupApiPath } from '#contract/account/groups.ts';
import type { BodyLimits } from '#core/http/read-body.ts';
import { type EditionCode, isEditionCode } from '#core/place/editions.ts';
import { AccountFailure } from '../group/account-failure.ts';
import type { Call } from '../group/call.ts';
import { DeadlineExceeded, withinDeadline } from '../lifecycle/deadline.ts';
import type { GroupHandle } from '../lifecycle/start-group.ts';
import { oneClickPath } from '../mail/render/message-links.ts';
import { isStoreUnavailable } from '../store/store-unavailable.ts';
import { callTable, performCall } from './call-table.ts';
import { crossOriginHeaders } from './cross-origin.ts';
import {
  type ApiResponse,
  type ApiWords,
  emptyResponse,
  failureResponse,
  jsonResponse,
  statusForMailPrograms,
  successResponse,
} from './envelope.ts';
import { describeApi } from './open-api.ts';
import { preferredEdition } from './preferred-edition.ts';
import { isOneClick, readInput } from './read-input.ts';

/** A request from the server: `url` as the visitor sent it, `network` for limits, `id` for the log. */
export interface ApiRequest {
  id?: string;
  request: Request;
  url: URL;
  network: string;
}

type ApiGroup = Pick<GroupHandle, 'code' | 'current' | 'reportLost'>;

interface CalledPath {
  group: ApiGroup;
  name: CallName;
}

interface AccountApiOptions {
  groups: readonly ApiGroup[];
  words: ApiWords;
  /** Other origins allowed to call the API (CORS). */
  origins: readonly string[];
  log: { error(line: object, message: string): void };
  limits?: BodyLimits;
  /** Time in ms after which a silent store counts as unavailable. */
  storeTimeout?: number;
}

const descriptionPath = '/api/openapi.json';

const bodyLimits: BodyLimits = { maxBytes: 16 * 1024, timeoutMs: 10_000 };
const defaultStoreTimeout = 6_000;
const callsByPath = new Map<string, CallName>(callNames.map((name) => [calls[name].path, name]));

/** Handles everything under `/api/`. Never throws; never responds with a 5xx status, except to mail clients. */
export function createAccountApi(options: AccountApiOptions): (request: ApiRequest) => Promise<ApiResponse> {
  const { groups, words, origins, log, limits = bodyLimits, storeTimeout = defaultStoreTimeout } = options;
  const description = JSON.stringify(describeApi(groups.map(({ code }) => code)));

  return async (apiRequest) => withHeaders(await route(apiRequest), crossOriginHeaders(origins, apiRequest.request));

  async function route({ id, request, url, network }: ApiRequest): Promise<ApiResponse> {
    const { method, headers } = request;
    const call = findCall(url.pathname);
    const edition = requestedEdition(headers.get('region'), call?.group.code);
    const reader = preferredEdition(headers.get('accept-language'), edition);
    const refuse = (failure: AccountFailure) => failureResponse(failure, words, reader);
    if (!call && url.pathname !== descriptionPath) return refuse(new AccountFailure('unknownCall'));
    const methods = call ? allowedMethods(call.name) : ['GET', 'HEAD'];
    const allow = [...methods, 'OPTIONS'].join(', ');
    if (method === 'OPTIONS')
      return emptyResponse(204, { allow, ...crossOriginHeaders(origins, request, methods.join(', ')) });
    if (!methods.includes(method)) return withHeaders(refuse(new AccountFailure('wrongMethod')), { allow });
    if (!call) return { ...jsonResponse(200, {}), body: description };
    if (method !== calls[call.name].method && isOneClickCall(call.name)) {
      const pageEdition = requestedEdition(url.searchParams.get('edition'), call.group.code);
      return emptyResponse(303, { location: oneClickPath(call.name, pageEdition, url.searchParams) });
    }
    const caller = { network, edition, agent: headers.get('user-agent') ?? '' };
    const credentials = {
      apptoken: headers.get('apptoken') ?? '',
      reftoken: headers.get('reftoken') ?? '',
      authorization: headers.get('authorization') ?? '',
    };
    try {
      const reply = await perform(call, request, url.searchParams, { caller, reader, credentials });
      return successResponse(reply, (error) => toFailure(error, call, id));
    } catch (error) {
      const failure = toFailure(error, call, id);
      return isOneClick(call.name, request)
        ? failureResponse(failure, words, edition, statusForMailPrograms)
        : refuse(failure);
    }
  }

  function findCall(path: string): CalledPath | undefined {
    const group = groups.find(({ code }) => path.startsWith(`${groupApiPath(code)}/`));
    const name = group && callsByPath.get(path.slice(groupApiPath(group.code).length));
    return name && { group, name };
  }

  async function perform(
    { group: { current }, name }: CalledPath,
    request: Request,
    query: URLSearchParams,
    context: Pick<Call<CallName>, 'caller' | 'credentials' | 'reader'>,
  ): Promise<unknown> {
    const group = current();
    if (!group) throw new AccountFailure('storeUnavailable');
    // Large mail providers post for many people from few networks; the token is proof enough.
    if (!isOneClick(name, request)) group.limits.admitCall(context.caller.network);
    const { credentials } = context;
    const claims = hasBodyForSession(name) ? await group.tokens.verify(credentials.apptoken) : undefined;
    if (hasBodyForSession(name) && !claims) throw new AccountFailure('sessionExpired');
    const input = await readInput(name, request, query, limits);
    const call = { ...context, credentials: { ...credentials, claims }, group, input };
    return withinDeadline<unknown>(storeTimeout, performCall(name, call));
  }

  function toFailure(error: unknown, { group, name }: CalledPath, id: string | undefined): AccountFailure {
    if (error instanceof AccountFailure) return error;
    if (error instanceof DeadlineExceeded || isStoreUnavailable(error)) {
      group.reportLost(error);
      return new AccountFailure('storeUnavailable');
    }
    log.error({ id, group: group.code, call: name, failure: errorTrace(error) }, 'an account call failed');
    return new AccountFailure('internalError');
  }
}

/** Strangers send no tokens, so their bodies are not read. The call itself checks whether the session still exists. */
const hasBodyForSession = (name: CallName): boolean =>
  callTable[name].session === 'user' && calls[name].method !== 'GET';

/** Mail clients without one-click unsubscribe open the URL with GET and are redirected to the page. */
const allowedMethods = (name: CallName): string[] => [
  calls[name].method,
  ...(isOneClickCall(name) ? ['GET', 'HEAD'] : []),
];

/** The requested edition if it belongs to the group, else the group's main edition. */
function requestedEdition(region: string | null, group: GroupCode = 'us'): EditionCode {
  const code = region?.toLowerCase() ?? '';
  return isEditionCode(code) && accountGroup(code) === group ? code : group;
}

const withHeaders = (response: ApiResponse, headers: Record<string, string>): ApiResponse => ({
  ...response,
  headers: { ...response.headers, ...headers },
});

const maxFrames = 8;

/** Returns the loggable parts of an error: name, code and stack frames. Its message may quote personal data. */
export function errorTrace(error: unknown): { name: string; code?: string | number; at: string[] } {
  if (!(error instanceof Error)) return { name: typeof error, at: [] };
  const { code } = error as { code?: unknown };
  const stack = error.stack ?? '';
  const frames = stack
    .slice(stack.indexOf(error.message) + error.message.length)
    .split('\n')
    .filter((line) => /^\s+at /.test(line));
  return {
    name: error.name,
    ...((typeof code === 'string' || typeof code === 'number') && { code }),
    at: frames.slice(0, maxFrames).map((line) => line.trim()),
  };
}
