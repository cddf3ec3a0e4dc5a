import type { FieldError } from '#contract/account/field-rules.ts';
import type { ResponseName } from '#contract/account/response-codes.ts';

interface FailureDetails {
  /** Seconds after which to try again. */
  retryIn?: number;
  fields?: readonly FieldError[];
}

/** Thrown to refuse a call. `responseName` names the response code and its localized text. */
export class AccountFailure extends Error {
  readonly responseName: Exclude<ResponseName, 'ok'>;
  readonly details: FailureDetails;

  constructor(responseName: Exclude<ResponseName, 'ok'>, details: FailureDetails = {}) {
    super(responseName);
    this.name = 'AccountFailure';
    this.responseName = responseName;
    this.details = details;
  }
}

export const invalidField = (field: FieldError): AccountFailure =>
  new AccountFailure('invalidFields', { fields: [field] });
