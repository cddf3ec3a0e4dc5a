import type { FieldName } from '#rules/contract/account/field-rules.ts';
import { fieldRules } from '#rules/contract/account/field-rules.ts';

/** What a field must be, and what is said at it when it is not. */
export interface FormRule {
  isRight(text: string): boolean;
  words: string;
}

/** Text of every field by name; a ticked box is `on`, an empty one the empty text. */
export type FormValues<Name extends string> = Record<Name, string>;

export interface FormSettings<Name extends string> {
  /** In the order in which they stand. */
  names: readonly Name[];
  rules: Partial<Record<Name, FormRule>>;
  /** Sends what was typed. A refusal with `fields` is said at those fields, everything else above the button. */
  send(values: FormValues<Name>): Promise<void>;
  /** Said where what went wrong has no words of its own. */
  failed: string;
}

/** What a form shows beside what was typed. */
export interface FormView<Name extends string> {
  faults: Partial<Record<Name, string>>;
  /** What no field is to blame for. */
  summary: string | undefined;
  sending: boolean;
  /** The field that is to have the focus; a new object each time. */
  focus: { name: Name } | undefined;
}

export interface FormState<Name extends string> {
  view(): FormView<Name>;
  watch(listener: () => void): () => void;
  /** The newest words, rules and sender. */
  follow(settings: FormSettings<Name>): void;
  /** Checks and sends; while something is on its way, nothing. */
  submit(values: FormValues<Name>): Promise<void>;
  /** A field was edited: what was said at it goes as soon as it is right. */
  edited(name: Name, text: string): void;
  /** A field was left: it is judged again once it has failed. */
  left(name: Name, text: string): void;
}

/** The rule of a field that both sides know. */
export const ruleFor = (field: FieldName, words: string): FormRule => ({ isRight: fieldRules[field], words });

/** The same rule for a field that may stay empty. */
export const optional = ({ isRight, words }: FormRule): FormRule => ({
  isRight: (text) => text.trim() === '' || isRight(text),
  words,
});

/** For a box that must be ticked, or a choice that must be made. */
export const required = (words: string): FormRule => ({ isRight: (text) => text.trim() !== '', words });

/** How a form behaves, apart from how it looks. */
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

/**
 * Reads a refusal (`fields`, `message`) or a failure (`words`) of a call; anything else is a fault of ours, which is
 * reported.
 */
function toldBy<Name extends string>(
  error: unknown,
  { names, failed }: FormSettings<Name>,
): Pick<FormView<Name>, 'faults' | 'summary'> {
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
