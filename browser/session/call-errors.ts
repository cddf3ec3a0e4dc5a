import type { FieldError } from '#contract/account/field-rules.ts';
import type { ResponseName } from '#contract/account/response-codes.ts';

interface Refusal {
  /** Name of the response code; undefined for an unknown code. */
  responseName: ResponseName | undefined;
  code: number;
  /** Text to show: the server's, else that of the code, else the default. */
  message: string;
  /** What is wrong with each field, as text to show. */
  fields?: Partial<Record<FieldError, string>>;
  /** Seconds after which to try again. */
  retryIn?: number | undefined;
}

/** The account API responded and refused the call. */
export class CallRefused extends Error {
  readonly responseName: ResponseName | undefined;
  readonly code: number;
  readonly fields: Partial<Record<FieldError, string>>;
  readonly retryIn: number | undefined;

  constructor({ responseName, code, message, fields = {}, retryIn }: Refusal) {
    super(message);
    this.name = 'CallRefused';
    this.responseName = responseName;
    this.code = code;
    this.fields = fields;
    this.retryIn = retryIn;
  }
}

/** Error messages of transport failures. */
export const failureMessages = {
  network: 'Network Error',
  timeout: 'timeout exceeded',
  aborted: 'Request aborted',
  protocol: 'unsupported protocol',
} as const;

export type FailureReason = keyof typeof failureMessages;

/** No response of the account API arrived. No toast shows it: the caller decides whether to show `userMessage`. */
export class CallFailed extends Error {
  readonly reason: FailureReason;
  /** Message for the user, in the page's language. */
  readonly userMessage: string;

  constructor(reason: FailureReason, userMessage: string) {
    super(failureMessages[reason]);
    this.name = 'CallFailed';
    this.reason = reason;
    this.userMessage = userMessage;
  }
}
