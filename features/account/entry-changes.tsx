import { useRef, useState } from 'react';
import { Button } from '#ui/button.tsx';
import quietStyles from '#ui/form/action-button.module.css';
import { ActionButton } from '#ui/form/action-button.tsx';
import { Field } from '#ui/form/field.tsx';
import { focusOnMount } from '#ui/form/focus-on-mount.ts';
import { Form } from '#ui/form/form.tsx';
import { FormMessage } from '#ui/form/form-message.tsx';
import { fieldRule, optional } from '#ui/form/form-state.ts';
import { SubmitButton } from '#ui/form/submit-button.tsx';
import { useForm } from '#ui/form/use-form.ts';
import { useMessages } from '#ui/messages.ts';
import styles from './account.module.css';
import { useAccount } from './account-context.browser.ts';

/** A button that opens what stands below it, and takes the focus back when that is closed. */
function useDisclosure(label: string, about: string, onOpen?: () => void) {
  const [isOpen, setOpen] = useState(false);
  const starter = useRef<HTMLButtonElement>(null);
  const close = () => {
    setOpen(false);
    starter.current?.focus();
  };
  const open = () => {
    setOpen(true);
    onOpen?.();
  };
  const button = (
    <button
      type="button"
      className={quietStyles.quiet}
      aria-expanded={isOpen}
      ref={starter}
      onClick={isOpen ? close : open}
    >
      {label}
      <span className="visually-hidden"> {about}</span>
    </button>
  );
  return { isOpen, close, button };
}

interface ConfirmationProps {
  start: string;
  about: string;
  text: string;
  submit: string;
  run(): Promise<void>;
}

export function Confirmation({ start, about, text, submit, run }: ConfirmationProps) {
  const { words } = useAccount();
  const { isOpen, close, button } = useDisclosure(start, about);
  return (
    <div className={styles.changing} data-open={isOpen ? '' : undefined}>
      {button}
      {isOpen && (
        <div className={`notch edge stack ${styles.question}`}>
          <p ref={focusOnMount} tabIndex={-1}>
            {text}
          </p>
          <div className={styles.choices}>
            <ActionButton run={run}>{submit}</ActionButton>
            <Button tone="line" onClick={close}>
              {words.cancel}
            </Button>
          </div>
        </div>
      )}
    </div>
  );
}

interface RenamingProps {
  value: string;
  field: 'nickname' | 'title';
  mayBeEmpty?: boolean;
  words: { label: string; hint?: string; change: string; save: string; saved: string };
  about: string;
  /** Rejects with the errors of the account client. */
  onSave(name: string): Promise<void>;
}

export function Renaming({ words, about, onSave, ...form }: RenamingProps) {
  const [isSaved, setSaved] = useState(false);
  const { isOpen, close, button } = useDisclosure(words.change, about, () => setSaved(false));
  const save = async (name: string) => {
    await onSave(name);
    setSaved(true);
    close();
  };
  return (
    <div className={styles.changing} data-open={isOpen ? '' : undefined}>
      {button}
      {isOpen && <NameForm {...form} words={words} onSave={save} onClose={close} />}
      <span className="visually-hidden" role="status">
        {isSaved && words.saved}
      </span>
    </div>
  );
}

function NameForm({
  value,
  field,
  mayBeEmpty,
  words,
  onSave,
  onClose,
}: Omit<RenamingProps, 'about'> & { onClose(): void }) {
  const account = useAccount();
  const rule = fieldRule(field, useMessages<'fields.nickname' | 'fields.title'>());
  const form = useForm({
    fields: { [field]: value },
    rules: { [field]: mayBeEmpty ? optional(rule) : rule },
    send: (values) => onSave((values[field] ?? '').trim()),
  });
  return (
    <Form form={form}>
      <Field field={form.field(field)} label={words.label} hint={words.hint} autoComplete="off" ref={focusOnMount} />
      <FormMessage tone="error">{form.summary}</FormMessage>
      <div className={styles.choices}>
        <SubmitButton sending={form.sending}>{words.save}</SubmitButton>
        <Button tone="line" onClick={onClose}>
          {account.words.cancel}
        </Button>
      </div>
    </Form>
  );
}
