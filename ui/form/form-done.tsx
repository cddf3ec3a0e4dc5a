import type { ReactNode } from 'react';
import { TickIcon } from '../icons.tsx';
import { focusOnMount } from './focus-on-mount.ts';
import styles from './form-done.module.css';

/** Replaces a form that was sent, and takes over the focus of its button. */
export const FormDone = ({ title, children }: { title: string; children: ReactNode }) => (
  <div className={styles.done}>
    <TickIcon />
    <h2 className="title" ref={focusOnMount} tabIndex={-1}>
      {title}
    </h2>
    {children}
  </div>
);
