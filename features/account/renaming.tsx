import { useRef, useState } from 'react';
import { Button } from '#ui/button.tsx';
import { Field } from '#ui/form/field.tsx';
import { focusOnMount } from '#ui/form/focus-on-mount.ts';
import { Form } from '#ui/form/form.tsx';
import { FormMessage } from '#ui/form/form-message.tsx';
import { optional, ruleFor } from '#ui/form/form-state.ts';
import { SubmitButton } from '#ui/form/submit-button.tsx';
import { useForm } from '#ui/form/use-form.ts';
import styles from './account.module.css';
import type { CommonWords } from './account-props.browser.ts';

interface RenamingProps {
  value: string;
  field: 'nickname' | 'title';
  mayBeEmpty?: boolean;
  words: { label: string; hint?: string; change: string; save: string; saved: string };
  /** For screen readers: what gets the name. */
  about: string;
  /** What is wrong with a name. */
  error: string;
  common: CommonWords;
  /** Rejects with the errors of the account client. */
  onSave(name: string): Promise<void>;
}

/** A button that gives way to a field for a name, and gets the focus back. */
export function Renaming({ words, about, ...form }: RenamingProps) {
  const [isOpen, setOpen] = useState(false);
  const [isSaved, setSaved] = useState(false);
  const starter = useRef<HTMLButtonElement>(null);
  const close = (saved: boolean) => {
    setOpen(false);
    setSaved(saved);
    starter.current?.focus();
  };
  return (
    <div className={styles.renaming} data-open={isOpen ? '' : undefined}>
      <button
        type="button"
        className={styles.link}
        aria-expanded={isOpen}
        ref={starter}
        onClick={() => (isOpen ? close(false) : setOpen(true))}
      >
        {words.change}
        <span className="visually-hidden"> {about}</span>
      </button>
      {isOpen && <NameForm {...form} words={words} onClose={close} />}
      <span className="visually-hidden" role="status">
        {isSaved && !isOpen && words.saved}
      </span>
    </div>
  );
}

function NameForm({
  value,
  field,
  mayBeEmpty,
  words,
  error,
  common,
  onSave,
  onClose,
}: Omit<RenamingProps, 'about'> & { onClose(saved: boolean): void }) {
  const rule = ruleFor(field, error);
  const form = useForm({
    fields: { [field]: value },
    rules: { [field]: mayBeEmpty ? optional(rule) : rule },
    failed: common.failed,
    async send(values) {
      await onSave((values[field] ?? '').trim());
      onClose(true);
    },
  });
  return (
    <Form form={form}>
      <Field field={form.field(field)} label={words.label} hint={words.hint} autoComplete="off" ref={focusOnMount} />
      <FormMessage tone="error">{form.summary}</FormMessage>
      <div className={styles.choices}>
        <SubmitButton sending={form.sending} progress={common.sending}>
          {words.save}
        </SubmitButton>
        <Button tone="line" onClick={() => onClose(false)}>
          {common.cancel}
        </Button>
      </div>
    </Form>
  );
}
