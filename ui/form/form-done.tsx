import type { ReactNode } from 'react';
import { useEffect, useRef } from 'react';
import { TickIcon } from '../icons.tsx';
import styles from './form-done.module.css';

/** Replaces a form that was sent, and takes over the focus of its button. */
export function FormDone({ title, children }: { title: string; children: ReactNode }) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <div className={styles.done}>
      <TickIcon />
      <h2 className="title" ref={heading} tabIndex={-1}>
        {title}
      </h2>
      {children}
    </div>
  );
}
