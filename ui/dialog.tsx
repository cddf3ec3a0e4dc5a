import type { ReactNode } from 'react';
import { classNames } from './class-names.ts';
import styles from './dialog.module.css';
import { CloseIcon } from './icons.tsx';
import { useMessages } from './messages.ts';

declare module 'react' {
  interface ButtonHTMLAttributes<T> {
    command?: 'show-modal' | 'close' | undefined;
    commandfor?: string | undefined;
  }
  interface DialogHTMLAttributes<T> {
    closedby?: 'any' | 'closerequest' | 'none' | undefined;
  }
}

interface DialogProps {
  /** Unique on the page; a `DialogButton` opens the dialog by this id. */
  id: string;
  title: string;
  lead?: string | undefined;
  full?: boolean | undefined;
  surface?: 'paper' | 'white' | 'dark' | 'flood' | undefined;
  className?: string | undefined;
  children: ReactNode;
}

/** A modal dialog. It closes with Esc, its button or a press on the backdrop; the page behind does not scroll. */
export function Dialog({ id, title, lead, full, surface = 'white', className, children }: DialogProps) {
  const { action } = useMessages<'action.close'>();
  return (
    <dialog
      id={id}
      className={classNames(styles.dialog, full ? styles.full : 'notch-l', className)}
      data-surface={surface}
      aria-labelledby={`${id}-title`}
      closedby="any"
    >
      <div className={styles.head}>
        <div>
          <h2 className="title" id={`${id}-title`}>
            {title}
          </h2>
          {lead && <p className="small">{lead}</p>}
        </div>
        <button
          type="button"
          className={`icon-button ${styles.close}`}
          command="close"
          commandfor={id}
          aria-label={action.close}
        >
          <CloseIcon />
        </button>
      </div>
      <div className={styles.body}>{children}</div>
    </dialog>
  );
}

interface DialogButtonProps {
  opens: string;
  className?: string | undefined;
  tone?: 'line' | undefined;
  children: ReactNode;
}

export const DialogButton = ({ opens, className, tone, children }: DialogButtonProps) => (
  <button
    type="button"
    className={className}
    data-tone={tone}
    command="show-modal"
    commandfor={opens}
    aria-haspopup="dialog"
  >
    {children}
  </button>
);
