import type { ReactNode } from 'react';
import { useId } from 'react';
import styles from './account.module.css';

/** A part of the account under its rule: what it is on the left, what can be done with it on the right. */
export function AccountPart({ title, children }: { title: string; children: ReactNode }) {
  const id = useId();
  return (
    <section className={styles.part} aria-labelledby={id}>
      <h2 className="title" id={id}>
        {title}
      </h2>
      <div className={styles.content}>{children}</div>
    </section>
  );
}
