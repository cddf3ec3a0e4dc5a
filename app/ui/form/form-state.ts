import type { FieldName } from '#rules/contract/account/field-rules.ts';
import { fieldRules } from '#rules/contract/account/field-rules.ts';

/** When a field is valid, and the error to show when it is not. */
export interface FormRule {
  isRight(text: string): boolean;
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
  faults: Partial<Record<Name, string>>;
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
  follow(settings: FormSettings<Name>): void;
  /** Validates and sends; does nothing while sending. */
  submit(values: FormValues<Name>): Promise<void>;
  /** A field was edited: its error is hidden as soon as it is valid. */
  edited(name: Name, text: string): void;
  /** A field was left: it is validated again if it has failed before. */
  left(name: Name, text: string): void;
}

/** A rule that the server applies as well. */
export const ruleFor = (field: FieldName, words: string): FormRule => ({ isRight: fieldRules[field], words });

/** The same rule for a field that may stay empty. */
export const optional = ({ isRight, words }: FormRule): FormRule => ({
  isRight: (text) => text.trim() === '' || isRight(text),
  words,
});

/** For a checkbox that must be ticked, or a choice that must be made. */
export const required = (words: string): FormRule => ({ isRight: (text) => text.trim() !== '', words });

/** The behaviour of a form, independent of its look. */
export function createFormState<Name extends string>(first: FormSettings<Name>): FormState<Name> {
  let settings = first;
  let view: FormView<Name> = { faults: {}, summary: undefined, sending: false, focus: undefined };
  const failedOnce = new Set<Name>();
  const listeners = new Set<() => void>();
  const show = (changes: Partial<FormView<Name>>) => {
    view = { ...view, ...changes };
    for (const listener of listeners) listener();
  };
  const faultOf = (name: Name, text: string) => {
    const rule = settings.rules[name];
    return rule && !rule.isRight(text) ? rule.words : undefined;
  };
  const withFault = (name: Name, fault: string | undefined) => {
    const { [name]: _old, ...others } = view.faults;
    return (fault === undefined ? others : { ...others, [name]: fault }) as FormView<Name>['faults'];
  };
  const refuse = (faults: FormView<Name>['faults'], summary: string | undefined) => {
    const faulty = settings.names.find((name) => faults[name] !== undefined);
    for (const name of settings.names) if (faults[name] !== undefined) failedOnce.add(name);
    show({ faults, summary, sending: false, focus: faulty === undefined ? undefined : { name: faulty } });
  };

  return {
    view: () => view,
    watch(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    follow(newest) {
      settings = newest;
    },
    async submit(values) {
      if (view.sending) return;
      const faults: FormView<Name>['faults'] = {};
      for (const name of settings.names) {
        const fault = faultOf(name, values[name]);
        if (fault !== undefined) faults[name] = fault;
      }
      if (Object.keys(faults).length > 0) return refuse(faults, undefined);
      show({ faults: {}, summary: undefined, sending: true, focus: undefined });
      try {
        await settings.send(values);
        failedOnce.clear();
        show({ sending: false });
      } catch (error) {
        const { faults: told, summary } = toldBy(error, settings);
        refuse(told, summary);
      }
    },
    edited(name, text) {
      if (view.faults[name] !== undefined && faultOf(name, text) === undefined)
        show({ faults: withFault(name, undefined) });
    },
    left(name, text) {
      const fault = faultOf(name, text);
      if (failedOnce.has(name) && fault !== undefined && fault !== view.faults[name])
        show({ faults: withFault(name, fault) });
    },
  };
}

/** Reads a refused call (`fields`, `message`) or a failed one (`words`). Anything else is a bug, which is reported. */
function toldBy<Name extends string>(
  error: unknown,
  { names, failed }: FormSettings<Name>,
): Omit<FormView<Name>, 'sending' | 'focus'> {
  const { fields, words, message } =
    error instanceof Error ? (error as Error & { fields?: Partial<Record<string, string>>; words?: string }) : {};
  if (words !== undefined) return { faults: {}, summary: words };
  if (fields === undefined) {
    reportError(error);
    return { faults: {}, summary: failed };
  }
  const faults: FormView<Name>['faults'] = {};
  for (const name of names) if (fields[name] !== undefined) faults[name] = fields[name];
  return { faults, summary: Object.keys(faults).length > 0 ? undefined : message || failed };
}
