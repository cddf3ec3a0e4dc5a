import { type ReactNode, useId } from 'react';
import styles from './account.module.css';

/** One part of the settings: its title on the left, its content and controls on the right. */
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
