import { createContext, use } from 'react';
import type { Reply } from '#contract/account/calls.ts';
import type { LoginValue } from './login.ts';

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
