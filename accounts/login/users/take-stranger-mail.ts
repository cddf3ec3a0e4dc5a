import type { AccountGroup } from '../../group/account-group.ts';
import { limitClaim } from '../../group/limits/limit-rules.ts';
import { canonicalMailbox } from './canonical-mailbox.ts';

/**
 * Takes one of the mails that strangers may cause in an inbox each day, of whatever kind. Returns false when they are
 * used up: the mail is then held back, and the response stays the same.
 */
export const takeStrangerMail = ({ limits }: AccountGroup, emailKey: string): Promise<boolean> =>
  limits.tryTake(limitClaim('mails.inbox', canonicalMailbox({ kind: 'email', key: emailKey }).key));
