import type { FieldError } from '#contract/account/field-rules.ts';
import type { ResolveContext } from '../resolve/resolve-context.ts';
import { fieldErrorText } from './field-error-text.ts';

/** Texts about a one-time code. The browser fills in `{address}`, `{time}` and `{seconds}`. */
export function codeWords(context: ResolveContext) {
  const { codes } = context.messages;
  return {
    sent: codes.sent,
    /** For flows that must not reveal whether the address has an account. */
    sentIfKnown: codes.sentIfKnown,
    spam: codes.spam,
    again: codes.again,
    againIn: codes.againIn,
    sentAgain: codes.sentAgain,
  };
}
export type CodeWords = ReturnType<typeof codeWords>;

/** Error texts of these form fields. */
export const errorWords = <Field extends FieldError>(
  { messages: { fields: texts }, format }: ResolveContext,
  ...fields: Field[]
): Record<Field, string> =>
  Object.fromEntries(fields.map((field) => [field, fieldErrorText({ fields: texts, format }, field)])) as Record<
    Field,
    string
  >;
