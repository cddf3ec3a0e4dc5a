import type { AccountGroup } from '../group/account-group.ts';

type Keys = Pick<AccountGroup, 'secrets' | 'code'>;

/** The encrypted address: is stored nowhere, and works for ever. */
export const stopToken = ({ secrets, code }: Keys, emailKey: string): string => secrets.seal(code, 'notices', emailKey);

/** The normalized address of a token; undefined for an invalid one. */
export const addressOfToken = ({ secrets, code }: Keys, token: string): string | undefined =>
  secrets.open(code, 'notices', token);
