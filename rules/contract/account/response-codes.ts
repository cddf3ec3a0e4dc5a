/**
 * What an answer's `code` says: the one table of both sides. `messages.answers` holds the words of each by its name.
 * An answer is `{ code, msg, data }` over HTTP 200; every code but `ok` is a refusal.
 */
export const responseCodes = {
  ok: 2000,
  /** Something sent is missing or malformed; `data.fields` names it. */
  invalid: 4000,
  wrongCode: 4001,
  wrongLogin: 4002,
  /** The session is over: refresh it or log in. */
  session: 4003,
  unknownCall: 4004,
  wrongMethod: 4005,
  /** The request did not arrive in time. */
  tooSlow: 4008,
  /** A link from a mail that is spent, too old or not ours. */
  linkExpired: 4010,
  /** This serial number stands in another account. */
  serialTaken: 4011,
  tooLarge: 4013,
  notJson: 4015,
  /** `data.retry_in` says for how many seconds. */
  tooMany: 4029,
  /** Anything of ours that went wrong. */
  server: 5000,
  /** The store is away for a moment. */
  storeAway: 5003,
  /** No text message can be sent from here. */
  smsUnavailable: 5031,
  /** No mail can be sent from here. */
  mailUnavailable: 5032,
} as const;

export type ResponseName = keyof typeof responseCodes;

export const responseNames = Object.keys(responseCodes) as ResponseName[];

/** The name of a code; undefined for one that is not ours. */
export const responseNameOf = (code: number): ResponseName | undefined =>
  responseNames.find((name) => responseCodes[name] === code);

export interface Envelope<Data = unknown> {
  code: number;
  msg: string;
  data: Data;
}
