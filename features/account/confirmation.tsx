import { useRef, useState } from 'react';
import { Button } from '#ui/button.tsx';
import { ActionButton } from '#ui/form/action-button.tsx';
import { focusOnMount } from '#ui/form/focus-on-mount.ts';
import styles from './account.module.css';
import { useAccount } from './account-context.browser.ts';

interface ConfirmationProps {
  start: string;
  about: string;
  text: string;
  submit: string;
  run(): Promise<void>;
}

export function Confirmation({ start, about, text, submit, run }: ConfirmationProps) {
  const { words } = useAccount();
  const [isOpen, setOpen] = useState(false);
  const starter = useRef<HTMLButtonElement>(null);
  const cancel = () => {
    setOpen(false);
    starter.current?.focus();
  };
  return (
    <div className={styles.confirmation} data-open={isOpen ? '' : undefined}>
      <button
        type="button"
        className={styles.link}
        aria-expanded={isOpen}
        ref={starter}
        onClick={() => setOpen(!isOpen)}
      >
        {start}
        <span className="visually-hidden"> {about}</span>
      </button>
      {isOpen && (
        <div className={`notch edge ${styles.question}`}>
          <p ref={focusOnMount} tabIndex={-1}>
            {text}
          </p>
          <div className={styles.choices}>
            <ActionButton run={run}>{submit}</ActionButton>
            <Button tone="line" onClick={cancel}>
              {words.cancel}
            </Button>
          </div>
        </div>
      )}
    </div>
  );
}
