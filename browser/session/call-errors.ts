import type { FieldError } from '#contract/account/field-rules.ts';
import { type ResponseName, responseNameOf } from '#contract/account/response-codes.ts';

interface Refusal {
  code: number;
  /** Text to show: the server's, else that of the code, else the default. */
  message: string;
  /** Text to show about each invalid field. */
  fields?: Partial<Record<FieldError, string>>;
  /** Seconds after which to try again. */
  retryIn?: number | undefined;
}

/** The account API responded and refused the call. */
export class CallRefused extends Error {
  override readonly name = 'CallRefused';
  readonly code: number;
  /** Name of the response code; undefined for an unknown code. */
  readonly responseName: ResponseName | undefined;
  readonly fields: Partial<Record<FieldError, string>>;
  readonly retryIn: number | undefined;

  constructor({ code, message, fields = {}, retryIn }: Refusal) {
    super(message);
    this.code = code;
    this.responseName = responseNameOf(code);
    this.fields = fields;
    this.retryIn = retryIn;
  }
}

/**
 * No response of the account API arrived. The message is for the user, in the page's language. No toast shows it: the
 * caller decides.
 */
export class CallFailed extends Error {
  override readonly name = 'CallFailed';
  readonly fields = {};
}
