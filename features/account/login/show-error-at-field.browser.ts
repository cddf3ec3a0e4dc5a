import { CallRefused } from '#browser/session/call-errors.ts';
import type { FieldError } from '#contract/account/field-rules.ts';
import type { ResponseName } from '#contract/account/response-codes.ts';

/** For `.catch()`: rethrows a refusal with this response code so that its message appears at the field. */
export const showErrorAtField =
  (field: FieldError, responseName: ResponseName) =>
  (error: unknown): never => {
    if (!(error instanceof CallRefused) || error.responseName !== responseName) throw error;
    const { code, message, retryIn } = error;
    throw new CallRefused({ responseName, code, message, retryIn, fields: { [field]: message } });
  };
