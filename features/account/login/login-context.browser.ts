import { createContext, use } from 'react';
import type { LoginValue } from './login.ts';

export interface LoginFlowProps
  extends Pick<LoginValue, 'heading' | 'words' | 'creditsWorth' | 'agreement' | 'consents' | 'account'> {
  /** Id of the section's heading. */
  headingId: string;
}

/** Texts and links of the login, for its steps. */
export const LoginContext = createContext<LoginFlowProps | undefined>(undefined);

export function useLogin(): LoginFlowProps {
  const login = use(LoginContext);
  if (!login) throw new Error('useLogin() was called outside the login');
  return login;
}
