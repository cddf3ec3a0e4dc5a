import type { FieldError } from '#rules/contract/account/field-rules.ts';
import type { ResponseName } from '#rules/contract/account/response-codes.ts';

interface FailureDetails {
  /** Seconds after which to try again. */
  retryIn?: number;
  fields?: readonly FieldError[];
}

/** Thrown to refuse a call. `answer` names the response code and its localized text. */
export class AccountFailure extends Error {
  readonly answer: Exclude<ResponseName, 'ok'>;
  readonly details: FailureDetails;

  constructor(answer: Exclude<ResponseName, 'ok'>, details: FailureDetails = {}) {
    super(answer);
    this.name = 'AccountFailure';
    this.answer = answer;
    this.details = details;
  }
}
