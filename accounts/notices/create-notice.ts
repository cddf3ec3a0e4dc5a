import type { Reply } from '#contract/account/calls.ts';
import { parseEmailAddress } from '#contract/email-address.ts';
import { AccountFailure } from '../group/account-failure.ts';
import type { AccountGroup, Caller, NoticeSubject } from '../group/account-group.ts';
import type { VisitorCall } from '../group/call.ts';
import { networkClaims } from '../group/limits/limit-claims.ts';
import { lockAddress, lockUser } from '../login/users/lock-user.ts';
import { takeStrangerMail } from '../login/users/take-stranger-mail.ts';
import { inTransaction } from '../store/in-transaction.ts';
import { askForAddress } from './ask-for-address.ts';
import { isHeld, maxNotices } from './notice-rows.ts';
import { storeNotice } from './store-notice.ts';

type Answer = Reply<'createNotice'>;

/**
 * Asks for one mail when a topic becomes due in the caller's edition: for the address of the account at once, else for
 * `email`, after a confirmation where the law asks for one. Nothing is stored if it is due already. Throws
 * `invalidFields` (also for a topic that is not announced), `sessionExpired`, `tooManyRequests`, `tooManyNotices` and
 * `mailUnavailable`.
 */
export async function createNotice({
  group,
  input,
  user,
  caller,
  credentials,
}: VisitorCall<'createNotice'>): Promise<Answer> {
  const { topic } = input;
  // With an address, an ended session counts as none, so that the visitor is not turned away.
  if (!user && input.email === undefined && credentials.apptoken !== '') throw new AccountFailure('sessionExpired');
  if (user && user.email !== null && user.email_key !== null) {
    await group.limits.take('noticePerUser', user.id);
    if (!openSubject(group, topic, caller)) return { result: 'open' };
    await askForUser(group, topic, { id: user.id, text: user.email, key: user.email_key }, caller);
    group.wakeNotices();
    return { result: 'waiting' };
  }
  const email = input.email === undefined ? undefined : parseEmailAddress(input.email);
  if (!email) throw new AccountFailure('invalidFields', { fields: ['email'] });
  const confirm = group.policy.doubleOptIn(caller.edition);
  if (confirm && !group.policy.channels.mail) throw new AccountFailure('mailUnavailable');
  await group.limits.takeAll(caller, ...networkClaims('noticePerNetwork', caller.network));
  const subject = openSubject(group, topic, caller);
  if (!subject) return { result: 'open' };
  const mayMail = await takeStrangerMail(group, email.key);
  await askForAddress(group, { topic, subject: subject.name, email, caller, confirm, mayMail });
  group.wakeOutbox();
  group.wakeNotices();
  return { result: confirm ? 'confirm' : 'waiting' };
}

/** Returns the subject of the notice; undefined if it is due already. Throws for a topic that cannot become due. */
function openSubject({ policy, now }: AccountGroup, topic: string, { edition }: Caller): NoticeSubject | undefined {
  const at = now();
  const state = policy.notices.status(edition, topic, at)?.state;
  const subject = policy.notices.subject(edition, topic, at);
  if (!subject || state === undefined || state === 'over')
    throw new AccountFailure('invalidFields', { fields: ['topic'] });
  return state === 'due' ? undefined : subject;
}

/** The address of an account is verified and needs no confirmation. */
const askForUser = (
  group: AccountGroup,
  topic: string,
  { id, ...email }: { id: string; text: string; key: string },
  caller: Caller,
): Promise<void> =>
  inTransaction(group.db, async (transaction) => {
    await lockAddress(transaction, email.key);
    if (!(await lockUser(transaction, 'id', id))) throw new AccountFailure('sessionExpired');
    const now = group.now();
    const rows = await transaction.selectFrom('notices').selectAll().where('email_key', '=', email.key).execute();
    const existing = rows.find((row) => row.edition === caller.edition && row.topic === topic);
    if (existing?.status === 'waiting') return;
    const others = rows.filter((row) => row !== existing && isHeld(row, now));
    if (others.length >= maxNotices) throw new AccountFailure('tooManyNotices');
    await storeNotice(group, transaction, { email, topic, caller, source: 'account', confirmHash: undefined });
  });
