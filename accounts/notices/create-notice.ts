import type { EmailAddress } from '#contract/contact-address.ts';
import { AccountFailure, invalidField } from '../group/account-failure.ts';
import type { AccountGroup, Caller, NoticeSubject } from '../group/account-group.ts';
import { networkKey } from '../group/audit-trail.ts';
import type { VisitorHandler } from '../group/call.ts';
import { newId, newSecret, secretHash } from '../group/secrets/random-ids.ts';
import { readEmail, takeStrangerMail } from '../login/users/address.ts';
import { lockAddress, lockUser } from '../login/users/users.ts';
import { enqueue } from '../mail/messages/enqueue.ts';
import { inTransaction } from '../store/in-transaction.ts';
import { countsTowardsLimit, maxNotices, stopToken } from './own-notices.ts';

/**
 * Asks for one mail when a topic becomes due in the caller's edition: for the address of the account at once, else for
 * `email`, after a confirmation where the law asks for one. Nothing is stored if it is due already. Throws
 * `invalidFields` (also for a topic that is not announced), `sessionExpired`, `tooManyRequests`, `tooManyNotices` and
 * `mailUnavailable`.
 */
export const createNotice: VisitorHandler<'createNotice'> = async ({ group, input, user, caller, credentials }) => {
  const { topic } = input;
  // With an address, an ended session counts as none, so that the visitor is not turned away.
  if (!user && input.email === undefined && credentials.apptoken !== '') throw new AccountFailure('sessionExpired');
  if (user && user.email !== null && user.email_key !== null) {
    await group.limits.take('changes.notices', user.id);
    if (!subjectToWaitFor(group, topic, caller)) return { result: 'open' };
    await askForUser(group, topic, { id: user.id, text: user.email, key: user.email_key }, caller);
    group.wakeNotices();
    return { result: 'waiting' };
  }
  const email = readEmail(input.email ?? '');
  const confirm = group.policy.doubleOptIn(caller.edition);
  if (confirm && !group.policy.channels.mail) throw new AccountFailure('mailUnavailable');
  await group.limits.takeForNetwork('forms.notices', caller);
  const subject = subjectToWaitFor(group, topic, caller);
  if (!subject) return { result: 'open' };
  const mayMail = await takeStrangerMail(group, email.key);
  await askForAddress(group, { topic, subject: subject.name, email, caller, confirm, mayMail });
  group.wakeOutbox();
  group.wakeNotices();
  return { result: confirm ? 'confirm' : 'waiting' };
};

/** Returns the subject of the notice; undefined if it is due already. Throws for a topic that cannot become due. */
function subjectToWaitFor(
  { policy, now }: AccountGroup,
  topic: string,
  { edition }: Caller,
): NoticeSubject | undefined {
  const at = now();
  const state = policy.notices.status(edition, topic, at)?.state;
  const subject = policy.notices.subject(edition, topic, at);
  if (!subject || state === undefined || state === 'over') throw invalidField('topic');
  return state === 'due' ? undefined : subject;
}

/** The address of an account is verified and needs no confirmation. */
const askForUser = (
  group: AccountGroup,
  topic: string,
  { id, ...email }: { id: string; text: string; key: string },
  caller: Caller,
): Promise<void> =>
  inTransaction(group, async (transaction) => {
    await lockAddress(transaction, email.key);
    if (!(await lockUser(transaction, 'id', id))) throw new AccountFailure('sessionExpired');
    const { isWaiting, isFull } = await readState(transaction, email.key, topic, caller);
    if (isWaiting) return;
    if (isFull) throw new AccountFailure('tooManyNotices');
    await storeNotice(transaction, { email, topic, caller, source: 'account', confirmHash: undefined });
  });

async function readState(
  group: AccountGroup,
  emailKey: string,
  topic: string,
  { edition }: Caller,
): Promise<{ isWaiting: boolean; isFull: boolean }> {
  const now = group.now();
  const rows = await group.db.selectFrom('notices').selectAll().where('email_key', '=', emailKey).execute();
  const existing = rows.find((row) => row.edition === edition && row.topic === topic);
  const others = rows.filter((row) => row !== existing && countsTowardsLimit(row, now));
  return { isWaiting: existing?.status === 'waiting', isFull: others.length >= maxNotices };
}

interface NoticeRequest {
  topic: string;
  /** Name of the product or sale. */
  subject: string;
  email: EmailAddress;
  caller: Caller;
  /** True if the address must be confirmed first (double opt-in). */
  confirm: boolean;
  /** False if the inbox has reached today's limit of mails. */
  mayMail: boolean;
}

/**
 * Asks for a notice in the name of an address that is not verified. Whatever is stored about the address, this takes
 * the same statements and one message, so that neither the answer nor its time tells anything. What waits already
 * stays, and a mail says that it waits.
 */
const askForAddress = (
  group: AccountGroup,
  { topic, subject, email, caller, confirm, mayMail }: NoticeRequest,
): Promise<void> =>
  inTransaction(group, async (transaction) => {
    await lockAddress(transaction, email.key);
    const { isWaiting, isFull } = await readState(transaction, email.key, topic, caller);
    // A confirmation that is not sent would end an open one, and a notice without a confirmation would become an
    // unexpected mail.
    const isStored = !isWaiting && !isFull && mayMail;
    const secret = newSecret();
    const confirmHash = confirm ? secretHash(secret) : undefined;
    const notice = { email, topic, caller, source: 'page', confirmHash } as const;
    const id = await (isStored ? storeNotice(transaction, notice) : changeNothing(transaction));
    const to = mayMail && (isStored || isWaiting) ? { email: email.text } : ({ decoy: 'mail' } as const);
    const message = { to, edition: caller.edition };
    if (confirm && !isWaiting) {
      const values = { token: `${id}.${secret}`, subject };
      await enqueue(transaction, { ...message, template: 'confirmNotice', values });
    } else {
      const values = { subject, stopToken: stopToken(group, email.key) };
      await enqueue(transaction, { ...message, template: 'noticeAsked', values });
    }
  });

/** Takes the place of the statement that stores a notice. */
async function changeNothing({ db }: AccountGroup): Promise<string> {
  const id = newId();
  await db
    .updateTable('notices')
    .set((row) => ({ updated_at: row.ref('updated_at') }))
    .where('id', '=', id)
    .execute();
  return id;
}

interface NewNotice {
  email: EmailAddress;
  topic: string;
  caller: Caller;
  source: 'account' | 'page';
  /** The hash of the token that confirms it; undefined if it waits at once. */
  confirmHash: string | undefined;
}

/** Stores a notice, or begins it anew, under its earlier id, and returns the id. */
async function storeNotice(
  group: AccountGroup,
  { email, topic, caller, source, confirmHash }: NewNotice,
): Promise<string> {
  const [now, { edition }] = [group.now(), caller];
  const values = {
    email: email.text,
    status: confirmHash === undefined ? ('waiting' as const) : ('pending' as const),
    confirm_hash: confirmHash ?? null,
    consent: JSON.stringify({ at: now, edition, source, network: networkKey(group, caller) }),
    created_at: now,
    updated_at: now,
    sent_at: null,
  };
  const { id } = await group.db
    .insertInto('notices')
    .values({ id: newId(), email_key: email.key, edition, topic, ...values })
    .onConflict((conflict) => conflict.columns(['email_key', 'edition', 'topic']).doUpdateSet(values))
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}
