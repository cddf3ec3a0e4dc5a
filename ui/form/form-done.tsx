import type { ReactNode } from 'react';
import { TickIcon } from '../icons.tsx';
import { focusOnMount } from './focus-on-mount.ts';
import styles from './form-done.module.css';

/** Replaces a form that was sent, and takes over the focus of its button. */
export const FormDone = ({ title, children }: { title: string; children: ReactNode }) => (
  <div className={`stack ${styles.done}`}>
    <TickIcon />
    <h2 className="title" ref={focusOnMount} tabIndex={-1}>
      {title}
    </h2>
    {children}
  </div>
);

/** The number of a request that was sent, large enough to be copied down. */
export const RequestNumber = ({ label, number }: { label: string; number: string }) => (
  <p className={`stack-s ${styles.number}`}>
    <span className="small">{label}</span> <strong className="figure">{number}</strong>
  </p>
);
