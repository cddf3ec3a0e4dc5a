import { type ReactNode, useId } from 'react';
import styles from './account.module.css';

export function SettingsPart({ title, children }: { title: string; children: ReactNode }) {
  const id = useId();
  return (
    <section className={styles.part} aria-labelledby={id}>
      <h3 className="title" id={id}>
        {title}
      </h3>
      <div className={styles.content}>{children}</div>
    </section>
  );
}
