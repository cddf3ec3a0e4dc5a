/**
 * Codes in the envelope of a response, `{ code, msg, data }` over HTTP 200, shared by server and browser.
 * `messages.answers` has the text of each by name. Every code but `ok` is an error.
 */
export const responseCodes = {
  ok: 2000,
  /** A field is missing or malformed; `data.fields` names it. */
  invalidFields: 4000,
  wrongCode: 4001,
  wrongLogin: 4002,
  sessionExpired: 4003,
  unknownCall: 4004,
  wrongMethod: 4005,
  /** The call is for our support team, and the service key is missing or not ours. */
  wrongServiceKey: 4006,
  /** The subject of the call does not exist in this account, or no longer. */
  notFound: 4007,
  requestTimeout: 4008,
  /** A link from a mail that was used before, has expired or is not ours. */
  linkExpired: 4010,
  serialTaken: 4011,
  tooManyPrograms: 4012,
  tooLarge: 4013,
  tooManyNotices: 4014,
  notJson: 4015,
  /** Retry after `data.retry_in` seconds. */
  tooManyRequests: 4029,
  internalError: 5000,
  storeUnavailable: 5003,
  smsUnavailable: 5031,
  mailUnavailable: 5032,
} as const;

export type ResponseName = keyof typeof responseCodes;

export const responseNames = Object.keys(responseCodes) as ResponseName[];

/** The name of a code; undefined for an unknown one. */
export const findResponseName = (code: number): ResponseName | undefined =>
  responseNames.find((name) => responseCodes[name] === code);

export interface Envelope<Data = unknown> {
  code: number;
  msg: string;
  data: Data;
}
