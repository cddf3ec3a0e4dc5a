import type { FieldError } from '../contract/account/field-rules.ts';
import { editions } from '../place/editions.ts';
import { fieldWords } from './field-words.ts';
import type { ResolveContext } from './resolve-context.ts';

/** Words that every form around accounts needs. */
export function formWords(scope: ResolveContext) {
  const { answers, form } = scope.messages;
  return {
    /** On a button while something is on its way. */
    sending: form.sending,
    /** Beside the label of a field that may stay empty. */
    optional: form.optional,
    /** Of the button that shows a password. */
    show: form.show,
    hide: form.hide,
    /** Where nothing better is known. */
    failed: answers.server,
  };
}
export type FormWords = ReturnType<typeof formWords>;

/**
 * Words around a code that was sent. Braces stand for what only the browser knows: `{address}`, `{time}`, `{seconds}`.
 */
export function codeWords(scope: ResolveContext) {
  const { codes } = scope.messages;
  return {
    sent: codes.sent,
    /** For an address of which it must not be told whether it is known. */
    sentIfKnown: codes.sentIfKnown,
    spam: codes.spam,
    again: codes.again,
    againIn: codes.againIn,
    sentAgain: codes.sentAgain,
  };
}
export type CodeWords = ReturnType<typeof codeWords>;

/** What is said of these fields when they are wrong. */
export const errorWords = <Field extends FieldError>(
  { messages, edition }: ResolveContext,
  ...fields: Field[]
): Record<Field, string> =>
  Object.fromEntries(fields.map((field) => [field, fieldWords(messages, editions[edition].lang, field)])) as Record<
    Field,
    string
  >;
