import type { ReactNode } from 'react';
import styles from './form-section.module.css';

interface FormSectionProps {
  id: string;
  anchor?: string | undefined;
  heading: string;
  lead: string;
  /** Shown without JavaScript, which the form needs. */
  noScript: string;
  form: ReactNode;
  /** Stands beside the form, below it in narrow windows. */
  children: ReactNode;
}

export const FormSection = ({ id, anchor, heading, lead, noScript, form, children }: FormSectionProps) => (
  <section id={anchor} className={`section ${styles.section}`} data-surface="white" aria-labelledby={`${id}-heading`}>
    <div className="wrap">
      <div className="head split">
        <h1 className="heading" id={`${id}-heading`}>
          {heading}
        </h1>
        <p className="lead">{lead}</p>
      </div>
      <div className={`columns ${styles.columns}`}>
        <div className={styles.form}>
          <noscript>
            <p>{noScript}</p>
          </noscript>
          {form}
        </div>
        <aside className={`stack-s ${styles.aside}`} aria-labelledby={`${id}-aside`}>
          {children}
        </aside>
      </div>
    </div>
  </section>
);
