import type { ReactNode } from 'react';
import styles from './disclosure.module.css';
import { PlusIcon } from './icons.tsx';

interface DisclosureProps {
  /** At most one of the disclosures with the same name is open. */
  name?: string | undefined;
  summary: ReactNode;
  open?: boolean | undefined;
  children: ReactNode;
}

export const Disclosure = ({ name, summary, open, children }: DisclosureProps) => (
  <details className={styles.disclosure} name={name} open={open}>
    <summary>
      <span>{summary}</span>
      <PlusIcon />
    </summary>
    <div className={`stack-s ${styles.body}`}>{children}</div>
  </details>
);
