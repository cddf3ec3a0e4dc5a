import type { ReactNode } from 'react';
import { focusOnArrival } from '../../ui/form/focus-on-arrival.ts';
import styles from './login.module.css';

interface LoginStepProps {
  /** Id of the heading, by which the section is named. */
  headingId: string;
  heading: string;
  /** It took the place of another step: the focus begins at its heading. */
  arrives?: boolean | undefined;
  children: ReactNode;
}

/** One step of the login under the heading of the page. */
export const LoginStep = ({ headingId, heading, arrives, children }: LoginStepProps) => (
  <>
    <h1
      className="heading"
      id={headingId}
      ref={arrives ? focusOnArrival : undefined}
      tabIndex={arrives ? -1 : undefined}
    >
      {heading}
    </h1>
    <div className={styles.flow}>{children}</div>
  </>
);
