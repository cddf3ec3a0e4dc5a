import type { FieldName } from '#contract/account/field-rules.ts';
import { fieldRules } from '#contract/account/field-rules.ts';

/** When a field is valid, and the error to show when it is not. */
export interface FormRule {
  isValid(text: string): boolean;
  words: string;
}

/** The text of every field by name; a ticked checkbox is `on`, an unticked one the empty string. */
export type FormValues<Name extends string> = Record<Name, string>;

export interface FormSettings<Name extends string> {
  /** In their order on the screen. */
  names: readonly Name[];
  rules: Partial<Record<Name, FormRule>>;
  /** Sends the values. A refusal with `fields` is shown at those fields, any other error above the button. */
  send(values: FormValues<Name>): Promise<void>;
  /** Shown for an error without a text of its own. */
  failed: string;
}

/** What a form shows beside its values. */
export interface FormView<Name extends string> {
  errors: Partial<Record<Name, string>>;
  /** The error of the form as a whole. */
  summary: string | undefined;
  sending: boolean;
  /** The field that should get the focus; a new object each time. */
  focus: { name: Name } | undefined;
}

export interface FormState<Name extends string> {
  view(): FormView<Name>;
  watch(listener: () => void): () => void;
  /** Takes over the newest texts, rules and sender. */
  updateSettings(settings: FormSettings<Name>): void;
  /** Validates and sends; does nothing while sending. */
  submit(values: FormValues<Name>): Promise<void>;
  /** A field was edited: its error is hidden as soon as it is valid. */
  handleInput(name: Name, text: string): void;
  /** A field was left: it is validated again if it has failed before. */
  handleBlur(name: Name, text: string): void;
}

/** A rule that the server applies as well. */
export const ruleFor = (field: FieldName, words: string): FormRule => ({ isValid: fieldRules[field], words });

/** The same rule for a field that may stay empty. */
export const optional = ({ isValid, words }: FormRule): FormRule => ({
  isValid: (text) => text.trim() === '' || isValid(text),
  words,
});

/** For a checkbox that must be ticked, or a choice that must be made. */
export const required = (words: string): FormRule => ({ isValid: (text) => text.trim() !== '', words });

/** The behaviour of a form, independent of its look. */
export function createFormState<Name extends string>(first: FormSettings<Name>): FormState<Name> {
  let settings = first;
  let view: FormView<Name> = { errors: {}, summary: undefined, sending: false, focus: undefined };
  const failedOnce = new Set<Name>();
  const listeners = new Set<() => void>();
  const show = (changes: Partial<FormView<Name>>) => {
    view = { ...view, ...changes };
    for (const listener of listeners) listener();
  };
  const validate = (name: Name, text: string) => {
    const rule = settings.rules[name];
    return rule && !rule.isValid(text) ? rule.words : undefined;
  };
  const withError = (name: Name, error: string | undefined) => {
    const { [name]: _old, ...others } = view.errors;
    return (error === undefined ? others : { ...others, [name]: error }) as FormView<Name>['errors'];
  };
  const showErrors = (fieldErrors: FormView<Name>['errors'], summary: string | undefined) => {
    const firstInvalid = settings.names.find((name) => fieldErrors[name] !== undefined);
    for (const name of settings.names) if (fieldErrors[name] !== undefined) failedOnce.add(name);
    show({
      errors: fieldErrors,
      summary,
      sending: false,
      focus: firstInvalid === undefined ? undefined : { name: firstInvalid },
    });
  };

  return {
    view: () => view,
    watch(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    updateSettings(newest) {
      settings = newest;
    },
    async submit(values) {
      if (view.sending) return;
      const fieldErrors: FormView<Name>['errors'] = {};
      for (const name of settings.names) {
        const error = validate(name, values[name]);
        if (error !== undefined) fieldErrors[name] = error;
      }
      if (Object.keys(fieldErrors).length > 0) return showErrors(fieldErrors, undefined);
      show({ errors: {}, summary: undefined, sending: true, focus: undefined });
      try {
        await settings.send(values);
        failedOnce.clear();
        show({ sending: false });
      } catch (error) {
        const { errors: fieldErrors, summary } = readFailure(error, settings);
        showErrors(fieldErrors, summary);
      }
    },
    handleInput(name, text) {
      if (view.errors[name] !== undefined && validate(name, text) === undefined)
        show({ errors: withError(name, undefined) });
    },
    handleBlur(name, text) {
      const error = validate(name, text);
      if (failedOnce.has(name) && error !== undefined && error !== view.errors[name])
        show({ errors: withError(name, error) });
    },
  };
}

/** What an error of `send` may tell the form: texts for its fields, or one for the whole. */
export interface FailureDetails {
  fields?: Partial<Record<string, string>>;
  userMessage?: string;
}

/**
 * Reads a refused call (`fields`, `message`) or a failed one (`userMessage`). What is wrong with a value that has no
 * field on the screen is the error of the form. Reports anything else: it is a bug.
 */
function readFailure<Name extends string>(
  error: unknown,
  { names, failed }: FormSettings<Name>,
): Omit<FormView<Name>, 'sending' | 'focus'> {
  const { fields, userMessage, message } = error instanceof Error ? (error as Error & FailureDetails) : {};
  if (userMessage !== undefined) return { errors: {}, summary: userMessage };
  if (fields === undefined) {
    reportError(error);
    return { errors: {}, summary: failed };
  }
  const fieldErrors: FormView<Name>['errors'] = {};
  for (const name of names) if (fields[name] !== undefined) fieldErrors[name] = fields[name];
  if (Object.keys(fieldErrors).length > 0) return { errors: fieldErrors, summary: undefined };
  return { errors: {}, summary: Object.values(fields)[0] || message || failed };
}
