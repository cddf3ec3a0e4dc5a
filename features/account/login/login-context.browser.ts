import { createContext, use } from 'react';
import type { Reply } from '#contract/account/calls.ts';
import type { LoginValue } from './login.ts';

export interface LoginFlowProps
  extends Pick<LoginValue, 'heading' | 'words' | 'creditsWorth' | 'agreement' | 'consents' | 'account'> {
  headingId: string;
}

interface Login extends LoginFlowProps {
  /** Goes on with the reply to a call that opened a session. */
  completeLogin(reply: Reply<'signIn'>): Promise<void>;
}

/** Texts and links of the login, for its steps. */
export const LoginContext = createContext<Login | undefined>(undefined);

export function useLogin(): Login {
  const login = use(LoginContext);
  if (!login) throw new Error('useLogin() was called outside the login');
  return login;
}
