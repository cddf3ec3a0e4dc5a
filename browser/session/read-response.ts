import type { FieldError } from '#contract/account/field-rules.ts';
import { fieldNames } from '#contract/account/field-rules.ts';
import type { Envelope } from '#contract/account/response-codes.ts';
import { responseCodes, responseNameOf } from '#contract/account/response-codes.ts';
import { CallRefused } from './call-errors.ts';
import type { DocumentFacts } from './document-facts.ts';

/** The data of a successful response. Throws a CallRefused otherwise. */
export function readResponse(
  { code, msg, data }: Envelope,
  { answers }: Pick<DocumentFacts['words'], 'answers'>,
): unknown {
  if (code === responseCodes.ok) return data;
  const responseName = responseNameOf(code);
  const codeText = responseName && responseName !== 'ok' ? answers[responseName] : undefined;
  const details = (typeof data === 'object' && data !== null ? data : {}) as { fields?: unknown; retry_in?: unknown };
  throw new CallRefused({
    responseName,
    code,
    message: msg.trim() || codeText || answers.internalError,
    fields: readFields(details.fields),
    retryIn: typeof details.retry_in === 'number' && details.retry_in > 0 ? details.retry_in : undefined,
  });
}

/** Texts of the known fields. */
function readFields(fields: unknown): Partial<Record<FieldError, string>> {
  if (typeof fields !== 'object' || fields === null) return {};
  const knownFields = fieldNames.flatMap((name) => {
    const words: unknown = Object.hasOwn(fields, name) ? (fields as Record<string, unknown>)[name] : undefined;
    return typeof words === 'string' && words !== '' ? [[name, words] as const] : [];
  });
  return Object.fromEntries(knownFields);
}
