import type { FieldError } from '#contract/account/field-rules.ts';
import { findResponseName, type ResponseName } from '#contract/account/response-codes.ts';

export class CallRefused extends Error {
  override readonly name = 'CallRefused';
  readonly code: number;
  readonly responseName: ResponseName | undefined;
  readonly fields: Partial<Record<FieldError, string>>;
  /** Seconds after which to try again. */
  readonly retryIn: number | undefined;

  /** `message` is the text to show: the server's, else that of the code, else the default. */
  constructor({ code, message, fields = {}, retryIn }: Pick<CallRefused, 'code' | 'message'> & Partial<CallRefused>) {
    super(message);
    this.code = code;
    this.responseName = findResponseName(code);
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
