import { createContext, use } from 'react';
import type { AccountValue } from './account.ts';

export const AccountContext = createContext<AccountValue | undefined>(undefined);

export function useAccount(): AccountValue {
  const account = use(AccountContext);
  if (!account) throw new Error('useAccount() was called outside the account page');
  return account;
}
