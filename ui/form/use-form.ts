import { type SubmitEvent, useEffect, useId, useState } from 'react';
import { useMessages } from '../messages.ts';
import {
  afterBlur,
  afterFailure,
  afterInput,
  type FormRule,
  type FormValues,
  type FormView,
  firstView,
  readFailure,
} from './form-state.ts';

interface FormOptions<Name extends string> {
  /** Every field with its initial value, in their order on the screen. */
  fields?: Readonly<Record<Name, string>>;
  rules?: Partial<Record<Name, FormRule>>;
  /** Rejects with the errors of the account client. The values stay, and the form can be sent again. */
  send(values: FormValues<Name>): Promise<void>;
}

export interface BoundField {
  id: string;
  name: string;
  defaultValue: string;
  error: string | undefined;
  onInput(text: string): void;
  onBlur(text: string): void;
}

export interface BoundForm<Name extends string> {
  field(name: Name): BoundField;
  /** The error of the form as a whole, for a `FormMessage`. */
  summary: string | undefined;
  sending: boolean;
  onSubmit(event: SubmitEvent<HTMLFormElement>): void;
  /** Fills in fields that are still empty. */
  fill(values: Partial<FormValues<Name>>): void;
}

/**
 * A form that is validated when it is sent, shows each error at its field, and moves the focus there. The values live
 * in the DOM: they exist before the form is hydrated, and stay when sending fails.
 */
export function useForm<Name extends string>({
  fields = {} as Record<Name, string>,
  rules = {},
  send,
}: FormOptions<Name>): BoundForm<Name> {
  const { answers } = useMessages<'answers.internalError'>();
  const prefix = useId();
  const names = Object.keys(fields) as Name[];
  const [view, setView] = useState<FormView<Name>>(firstView);
  const { errors, summary, sending, focus } = view;
  const idOf = (name: Name) => `${prefix}${name}`;

  useEffect(() => {
    if (focus) document.getElementById(`${prefix}${focus.name}`)?.focus();
  }, [focus, prefix]);

  const submit = async (values: FormValues<Name>) => {
    const broken = names.map((name) => [name, rules[name]?.(values[name])] as const);
    if (broken.some(([, words]) => words !== undefined)) {
      const errors = Object.fromEntries(broken) as FormView<Name>['errors'];
      return setView((view) => afterFailure(view, names, { errors, summary: undefined }));
    }
    setView((view) => ({ ...firstView, failedOnce: view.failedOnce, sending: true }));
    try {
      await send(values);
      setView(firstView);
    } catch (error) {
      const failure = readFailure(error, names, answers.internalError);
      setView((view) => afterFailure(view, names, failure));
    }
  };

  return {
    field: (name) => ({
      id: idOf(name),
      name,
      defaultValue: fields[name],
      error: errors[name],
      onInput: (text) => setView((view) => afterInput(view, name, rules[name]?.(text))),
      onBlur: (text) => setView((view) => afterBlur(view, name, rules[name]?.(text))),
    }),
    summary,
    sending,
    onSubmit(event) {
      event.preventDefault();
      if (sending) return;
      const formData = new FormData(event.currentTarget);
      void submit(
        Object.fromEntries(names.map((name) => [name, String(formData.get(name) ?? '')])) as FormValues<Name>,
      );
    },
    fill(values) {
      for (const name of names) {
        const control = document.getElementById(idOf(name)) as HTMLInputElement | null;
        if (control?.value === '') control.value = values[name] ?? '';
      }
    },
  };
}
