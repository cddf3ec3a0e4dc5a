import { fieldWords } from '#rules/context/field-words.ts';
import type { Envelope } from '#rules/contract/account/response-codes.ts';
import { responseCodes } from '#rules/contract/account/response-codes.ts';
import type { EditionCode } from '#rules/place/editions.ts';
import { editions } from '#rules/place/editions.ts';
import type { Messages } from '#rules/schema/messages.ts';
import type { AccountFailure } from '../account-failure.ts';

/** An answer of the API as plain data. */
export interface ApiResponse {
  status: number;
  headers: Record<string, string>;
  body?: string;
}

/** Words of the interface in an edition's language, as far as the API speaks. */
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

/** A call that succeeded. */
export const successResponse = (data: unknown): ApiResponse =>
  jsonResponse(200, { code: responseCodes.ok, msg: 'ok', data } satisfies Envelope);

/** A call that was refused, in the words of `edition`. What is said of the first wrong field stands for the whole. */
export function failureResponse(
  { answer, details: { fields = [], retryIn } }: AccountFailure,
  words: ApiWords,
  edition: EditionCode,
  status = statusOf,
): ApiResponse {
  const messages = words(edition);
  const fieldMessages = fields.map((field) => [field, fieldWords(messages, editions[edition].lang, field)] as const);
  const data = {
    ...(fieldMessages.length > 0 && { fields: Object.fromEntries(fieldMessages) }),
    ...(retryIn !== undefined && { retry_in: retryIn }),
  };
  const envelope: Envelope = {
    code: responseCodes[answer],
    msg: fieldMessages[0]?.[1] ?? messages.answers[answer],
    data,
  };
  return jsonResponse(status(answer), envelope, retryIn === undefined ? {} : { 'retry-after': String(retryIn) });
}

/** What a mail program is answered, which reads the status alone: whether it may try again. */
export function statusForMailPrograms(answer: AccountFailure['answer']): number {
  if (answer === 'tooMany') return 429;
  return responseCodes[answer] >= responseCodes.server ? 503 : 400;
}

/** Every call is answered with 200; the rest is no call. */
function statusOf(answer: AccountFailure['answer']): number {
  if (answer === 'unknownCall') return 404;
  return answer === 'wrongMethod' ? 405 : 200;
}
