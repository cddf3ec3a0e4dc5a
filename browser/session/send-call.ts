import { type CallName, calls, type Reply, type Request } from '#contract/account/calls.ts';
import { type FieldError, fieldNames } from '#contract/account/field-rules.ts';
import { type Envelope, findResponseName, type ResponseName, responseCodes } from '#contract/account/response-codes.ts';
import { editions } from '#core/place/editions.ts';
import { CallFailed, CallRefused } from './call-errors.ts';
import { type DocumentFacts, documentFacts } from './document-facts.ts';
import { type StoredSession, saveDevice, storedDevice } from './stored-session.ts';

const callTimeoutMs = 60_000;

/** Calls that tell the API which device this is; those that open a session answer what to tell it next time. */
const loginCalls: readonly CallName[] = ['requestCode', 'registerOrLogin', 'signIn', 'setPassword'];

/**
 * Sends a call with these tokens and returns its reply. Throws a CallRefused, or a CallFailed when no response of the
 * API arrives.
 */
export async function sendCall<Name extends CallName>(
  name: Name,
  request: Request<Name>,
  { apptoken, reftoken }: Partial<StoredSession>,
): Promise<Reply<Name>> {
  const { edition, base, answers, failure } = documentFacts();
  const { method, path } = calls[name];
  const isGet = method === 'GET';
  const isLogin = loginCalls.includes(name);
  const url = new URL(base + path, location.href);
  if (isGet) for (const [key, value] of Object.entries(request)) url.searchParams.set(key, String(value));
  const headers = {
    region: edition,
    // The language as the API specifies it: `en` for English, else the region.
    'accept-language': editions[edition].lang.startsWith('en') ? 'en' : edition,
    ...(apptoken && { apptoken }),
    ...(reftoken && { reftoken }),
    ...(!isGet && { 'content-type': 'application/json' }),
  };
  const signal = AbortSignal.timeout(callTimeoutMs);
  let envelope: Envelope;
  try {
    const response = await fetch(url.href, {
      method,
      headers,
      ...(!isGet && { body: JSON.stringify(isLogin ? { ...request, device: storedDevice() } : request) }),
      cache: 'no-store',
      credentials: 'omit',
      // A redirect would carry the tokens to another address.
      redirect: 'error',
      // The visitor may leave at once after logging out.
      keepalive: name === 'signOut',
      signal,
    });
    envelope = readEnvelope(await response.json());
  } catch {
    throw new CallFailed(signal.aborted ? failure.timeout : failure.network);
  }
  const reply = readReply(envelope, answers) as Reply<Name>;
  if (isLogin && 'device' in reply) saveDevice(reply.device);
  return reply;
}

/** Throws when the body is not an envelope: then something between here and the API has responded. */
function readEnvelope(body: unknown): Envelope {
  if (typeof body !== 'object' || body === null || !('code' in body) || typeof body.code !== 'number')
    throw new TypeError('no envelope');
  const { msg, data } = body as Partial<Envelope>;
  return { code: body.code, msg: typeof msg === 'string' ? msg : '', data: data ?? {} };
}

/** The field of a refusal whose response names none. */
const refusedFields: Partial<Record<ResponseName, FieldError>> = { wrongCode: 'code', serialTaken: 'serial_number' };

/** The data of a successful response. Throws a CallRefused otherwise. */
function readReply({ code, msg, data }: Envelope, answers: DocumentFacts['answers']): unknown {
  if (code === responseCodes.ok) return data;
  const responseName = findResponseName(code);
  const codeText = responseName && responseName !== 'ok' ? answers[responseName] : undefined;
  const message = msg.trim() || codeText || answers.internalError;
  const { fields, retry_in } = Object(data) as { fields?: unknown; retry_in?: unknown };
  const refusedField = responseName && refusedFields[responseName];
  throw new CallRefused({
    code,
    message,
    fields: refusedField ? { [refusedField]: message } : readFields(Object(fields)),
    retryIn: typeof retry_in === 'number' && retry_in > 0 ? retry_in : undefined,
  });
}

function readFields(fields: Record<string, unknown>): Partial<Record<FieldError, string>> {
  const knownFields = Object.entries(fields).filter(
    ([name, text]) => fieldNames.includes(name as FieldError) && typeof text === 'string' && text !== '',
  );
  return Object.fromEntries(knownFields);
}
