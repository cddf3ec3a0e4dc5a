import type { AnswerName } from '#rules/contract/account/response-codes.ts';
import type { FaultyField } from '#rules/contract/account/field-rules.ts';

interface FailureDetails {
  /** Seconds after which to try again. */
  retryIn?: number;
  /** Fields that are wrong. */
  fields?: readonly FaultyField[];
}

/** Refuses a call; the answer's words are found by `answer`. */
export class AccountFailure extends Error {
  readonly answer: Exclude<AnswerName, 'ok'>;
  readonly details: FailureDetails;

  constructor(answer: Exclude<AnswerName, 'ok'>, details: FailureDetails = {}) {
    super(answer);
    this.name = 'AccountFailure';
    this.answer = answer;
    this.details = details;
  }
}
