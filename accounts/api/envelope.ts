import { type Envelope, responseCodes } from '#contract/account/response-codes.ts';
import { fieldErrorText } from '#core/messages/field-error-text.ts';
import type { Messages } from '#core/messages/messages-schema.ts';
import { type EditionCode, editions } from '#core/place/editions.ts';
import { formatMessage, type MessageValues } from '#core/words/words.ts';
import type { AccountFailure } from '../group/account-failure.ts';
import { StreamedReply } from '../group/streamed-reply.ts';

export interface ApiResponse {
  status: number;
  headers: Record<string, string>;
  body?: string;
  /** In place of a body. Only a success is streamed. */
  stream?: ReadableStream<Uint8Array>;
}

export type ApiWords = (edition: EditionCode) => Pick<Messages, 'answers' | 'fields'>;

const commonHeaders = {
  'content-type': 'application/json',
  'cache-control': 'no-store',
  'x-content-type-options': 'nosniff',
};

export const jsonResponse = (status: number, value: unknown, headers: Record<string, string> = {}): ApiResponse => ({
  status,
  headers: { ...commonHeaders, ...headers },
  body: JSON.stringify(value),
});

export const emptyResponse = (status: number, headers: Record<string, string>): ApiResponse => ({
  status,
  headers: { 'cache-control': 'no-store', ...headers },
});

/** `reportError` learns why a streamed reply broke off. */
export function successResponse(data: unknown, reportError: (error: unknown) => void): ApiResponse {
  if (!(data instanceof StreamedReply))
    return jsonResponse(200, { code: responseCodes.ok, msg: 'ok', data } satisfies Envelope);
  const stream = data.open(`{"code":${responseCodes.ok},"msg":"ok","data":`, '}', reportError);
  return { status: 200, headers: commonHeaders, stream };
}

/** Localized for `edition`. The message of the first invalid field becomes the message of the response. */
export function failureResponse(
  { responseName, details: { fields = [], retryIn } }: AccountFailure,
  words: ApiWords,
  edition: EditionCode,
  status = httpStatus,
): ApiResponse {
  const messages = words(edition);
  const format = (message: string, values: MessageValues) => formatMessage(message, editions[edition].lang, values);
  const fieldMessages = fields.map(
    (field) => [field, fieldErrorText({ fields: messages.fields, format }, field)] as const,
  );
  const data = {
    ...(fieldMessages.length > 0 && { fields: Object.fromEntries(fieldMessages) }),
    ...(retryIn !== undefined && { retry_in: retryIn }),
  };
  const envelope: Envelope = {
    code: responseCodes[responseName],
    msg: fieldMessages[0]?.[1] ?? messages.answers[responseName],
    data,
  };
  return jsonResponse(status(responseName), envelope, retryIn === undefined ? {} : { 'retry-after': String(retryIn) });
}

/** Mail clients read only the status: 429 and 503 let them retry. */
export function statusForMailPrograms(responseName: AccountFailure['responseName']): number {
  if (responseName === 'tooManyRequests') return 429;
  return responseCodes[responseName] >= responseCodes.internalError ? 503 : 400;
}

/** Calls respond with 200 and a code in the envelope; unknown calls and methods get an HTTP error. */
function httpStatus(responseName: AccountFailure['responseName']): number {
  if (responseName === 'unknownCall') return 404;
  return responseName === 'wrongMethod' ? 405 : 200;
}
