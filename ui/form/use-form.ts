import type { SubmitEvent } from 'react';
import { useEffect, useId, useRef, useState, useSyncExternalStore } from 'react';
import type { FormRule, FormValues } from './form-state.ts';
import { createFormState } from './form-state.ts';

interface FormOptions<Name extends string> {
  /** Every field with its initial value, in their order on the screen. */
  fields: Readonly<Record<Name, string>>;
  rules: Partial<Record<Name, FormRule>>;
  /** Rejects with the errors of the account client. The values stay, and the form can be sent again. */
  send(values: FormValues<Name>): Promise<void>;
  /** Shown for an error without a text of its own. */
  failed: string;
}

/** What a field's component needs from its form. */
export interface BoundField {
  id: string;
  name: string;
  defaultValue: string;
  /** What is wrong with it. */
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
export function useForm<Name extends string>({ fields, rules, send, failed }: FormOptions<Name>): BoundForm<Name> {
  const prefix = useId();
  const names = Object.keys(fields) as Name[];
  const settings = { names, rules, send, failed };
  const [state] = useState(() => createFormState(settings));
  const view = useSyncExternalStore(state.watch, state.view, state.view);
  const idOf = (name: Name) => `${prefix}${name}`;
  const lastFocus = useRef(view.focus);

  useEffect(() => state.updateSettings(settings));
  useEffect(() => {
    if (view.focus && view.focus !== lastFocus.current) document.getElementById(`${prefix}${view.focus.name}`)?.focus();
    lastFocus.current = view.focus;
  }, [view.focus, prefix]);

  return {
    field: (name) => ({
      id: idOf(name),
      name,
      defaultValue: fields[name],
      error: view.errors[name],
      onInput: (text) => state.handleInput(name, text),
      onBlur: (text) => state.handleBlur(name, text),
    }),
    summary: view.summary,
    sending: view.sending,
    onSubmit(event) {
      event.preventDefault();
      const formData = new FormData(event.currentTarget);
      void state.submit(
        Object.fromEntries(names.map((name) => [name, String(formData.get(name) ?? '')])) as FormValues<Name>,
      );
    },
    fill(values) {
      for (const name of names) {
        const control = document.getElementById(idOf(name));
        if (isControl(control) && control.value === '') control.value = values[name] ?? '';
      }
    },
  };
}

const isControl = (element: Element | null): element is HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement =>
  element instanceof HTMLInputElement || element instanceof HTMLSelectElement || element instanceof HTMLTextAreaElement;
