import type { FieldError } from '#rules/contract/account/field-rules.ts';
import type { ResponseName } from '#rules/contract/account/response-codes.ts';
import { CallRefused } from '../../session/call-errors.ts';

/** For `catch`: a refusal of this name is said at that field. */
export const fieldOfError =
  (field: FieldError, answer: ResponseName) =>
  (error: unknown): never => {
    if (!(error instanceof CallRefused) || error.answer !== answer) throw error;
    const { code, message, retryIn } = error;
    throw new CallRefused({ answer, code, message, retryIn, fields: { [field]: message } });
  };
