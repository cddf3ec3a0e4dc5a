import type { ReactNode } from 'react';
import { focusOnMount } from '#ui/form/focus-on-mount.ts';
import styles from './login.module.css';
import { useLogin } from './login-context.browser.ts';

interface LoginStepProps {
  heading: string;
  /** The heading takes the focus, as this step has replaced another. */
  takesFocus?: boolean;
  children: ReactNode;
}

export const LoginStep = ({ heading, takesFocus, children }: LoginStepProps) => (
  <>
    <h1
      className="heading"
      id={useLogin().headingId}
      ref={takesFocus ? focusOnMount : undefined}
      tabIndex={takesFocus ? -1 : undefined}
    >
      {heading}
    </h1>
    <div className={styles.flow}>{children}</div>
  </>
);
