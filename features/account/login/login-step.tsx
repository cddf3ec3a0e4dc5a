import { createContext, type ReactNode, use } from 'react';
import type { Reply } from '#contract/account/calls.ts';
import { focusOnMount } from '#ui/form/focus-on-mount.ts';
import styles from './login.module.css';
import type { LoginValue } from './login.ts';

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
    <div className={`stack-l ${styles.flow}`}>{children}</div>
  </>
);

export interface LoginFlowProps
  extends Pick<LoginValue, 'heading' | 'words' | 'creditsWorth' | 'agreement' | 'consents' | 'account'> {
  headingId: string;
}

interface Login extends LoginFlowProps {
  completeLogin(reply: Reply<'signIn'>): Promise<void>;
}

export const LoginContext = createContext<Login | undefined>(undefined);

export function useLogin(): Login {
  const login = use(LoginContext);
  if (!login) throw new Error('useLogin() was called outside the login');
  return login;
}
