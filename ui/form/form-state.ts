import { type FieldError, type FieldName, fieldRules } from '#contract/account/field-rules.ts';
import { type FieldMessages, fieldErrorText } from '#core/messages/field-error-text.ts';
import type { MessageName } from '#core/messages/message-names.ts';

/** Messages that an island with a form declares. */
export const formMessages = ['form.sending', 'action.retry', 'answers.internalError'] as const satisfies MessageName[];

/** Returns the error to show at a field with this text; undefined if it is valid. */
export type FormRule = (text: string) => string | undefined;

/** The text of every field by name; a ticked checkbox is `on`, an unticked one the empty string. */
export type FormValues<Name extends string> = Record<Name, string>;

type FieldErrors<Name extends string> = Partial<Record<Name, string | undefined>>;

export interface FormView<Name extends string> {
  errors: FieldErrors<Name>;
  summary: string | undefined;
  sending: boolean;
  /** The field that should get the focus; a new object each time. */
  focus: { name: Name } | undefined;
  /** Fields that had an error since the form was last sent: they are validated again when they are left. */
  failedOnce: readonly Name[];
}

export const firstView = { errors: {}, summary: undefined, sending: false, focus: undefined, failedOnce: [] };

export const ruleFor =
  (field: FieldName, words: string): FormRule =>
  (text) =>
    fieldRules[field](text) ? undefined : words;

/** The same rule with the message of its field. */
export const fieldRule = <Field extends FieldName & FieldError>(
  field: Field,
  messages: FieldMessages<Field>,
): FormRule => ruleFor(field, fieldErrorText(messages, field));

/** The same rule for a field that may stay empty. */
export const optional =
  (rule: FormRule): FormRule =>
  (text) =>
    text.trim() === '' ? undefined : rule(text);

/** For a checkbox that must be ticked, or a choice that must be made. */
export const required =
  (words: string): FormRule =>
  (text) =>
    text.trim() === '' ? words : undefined;

/** Shows why the form was not sent. `names` are the fields in their order on the screen. */
export function afterFailure<Name extends string>(
  { failedOnce }: FormView<Name>,
  names: readonly Name[],
  { errors, summary }: Pick<FormView<Name>, 'errors' | 'summary'>,
): FormView<Name> {
  const invalid = names.filter((name) => errors[name] !== undefined);
  const focus = invalid[0] && { name: invalid[0] };
  return { errors, summary, sending: false, focus, failedOnce: [...failedOnce, ...invalid] };
}

/** A field was edited: its error is hidden as soon as it is valid. */
export const afterInput = <Name extends string>(view: FormView<Name>, name: Name, broken: string | undefined) =>
  view.errors[name] !== undefined && broken === undefined
    ? { ...view, errors: { ...view.errors, [name]: undefined } }
    : view;

/** A field was left: its error is shown again if it has failed before. */
export const afterBlur = <Name extends string>(view: FormView<Name>, name: Name, broken: string | undefined) =>
  broken !== undefined && view.failedOnce.includes(name)
    ? { ...view, errors: { ...view.errors, [name]: broken } }
    : view;

/**
 * The texts of an error of the account client: for its `fields`, or for the form as a whole. The error of a field that
 * is not on the screen is that of the form. Reports anything else, a bug, and shows `failed`.
 */
export function readFailure<Name extends string>(
  error: unknown,
  names: readonly Name[],
  failed: string,
): Pick<FormView<Name>, 'errors' | 'summary'> {
  const { fields, message } = Object(error) as { fields?: Partial<Record<string, string>>; message?: string };
  if (fields === undefined) {
    reportError(error);
    return { errors: {}, summary: failed };
  }
  const errors: FieldErrors<Name> = {};
  for (const name of names) if (fields[name] !== undefined) errors[name] = fields[name];
  if (Object.keys(errors).length > 0) return { errors, summary: undefined };
  return { errors: {}, summary: Object.values(fields)[0] || message || failed };
}
