import type { FieldError } from '#rules/contract/account/field-rules.ts';
import type { ResponseName } from '#rules/contract/account/response-codes.ts';

interface Refusal {
  /** Name of the code; undefined for one that is not ours. */
  answer: ResponseName | undefined;
  code: number;
  /** Words to show: the server's, else those of the code, else the default. */
  message: string;
  /** What is wrong with each field, in words to show. */
  fields?: Partial<Record<FieldError, string>>;
  /** Seconds after which to try again. */
  retryIn?: number | undefined;
}

/** The account API answered, and said no. */
export class CallRefused extends Error {
  readonly answer: ResponseName | undefined;
  readonly code: number;
  readonly fields: Partial<Record<FieldError, string>>;
  readonly retryIn: number | undefined;

  constructor({ answer, code, message, fields = {}, retryIn }: Refusal) {
    super(message);
    this.name = 'CallRefused';
    this.answer = answer;
    this.code = code;
    this.fields = fields;
    this.retryIn = retryIn;
  }
}

/** What each failure of transport is called. */
export const failureMessages = {
  network: 'Network Error',
  timeout: 'timeout exceeded',
  aborted: 'Request aborted',
  protocol: 'unsupported protocol',
} as const;

export type FailureReason = keyof typeof failureMessages;

/** No answer of the account API came. Rejects quietly: who calls decides whether to show `words`. */
export class CallFailed extends Error {
  readonly reason: FailureReason;
  /** A sentence to show, in the page's language. */
  readonly words: string;

  constructor(reason: FailureReason, words: string) {
    super(failureMessages[reason]);
    this.name = 'CallFailed';
    this.reason = reason;
    this.words = words;
  }
}
