import type { ReactNode } from 'react';
import { focusOnMount } from '#ui/form/focus-on-mount.ts';
import styles from './login.module.css';

interface LoginStepProps {
  /** Id of the section's heading. */
  headingId: string;
  heading: string;
  /** The heading takes the focus, as this step has replaced another. */
  takesFocus?: boolean | undefined;
  children: ReactNode;
}

/** One step of the login, under the page's heading. */
export const LoginStep = ({ headingId, heading, takesFocus, children }: LoginStepProps) => (
  <>
    <h1
      className="heading"
      id={headingId}
      ref={takesFocus ? focusOnMount : undefined}
      tabIndex={takesFocus ? -1 : undefined}
    >
      {heading}
    </h1>
    <div className={styles.flow}>{children}</div>
  </>
);
