import type { EmailAddress } from '#contract/email-address.ts';
import type { AccountGroup, Caller } from '../group/account-group.ts';
import { hashOfSecret, newId, newSecret } from '../group/secrets/random-ids.ts';
import { lockAddress } from '../login/users/lock-user.ts';
import { enqueue, enqueueDecoy, type OutgoingMessage } from '../mail/messages/enqueue.ts';
import { inTransaction } from '../store/in-transaction.ts';
import type { Database } from '../store/open-store.ts';
import { isHeld, maxNotices } from './notice-rows.ts';
import { stopToken } from './stop-token.ts';
import { storeNotice } from './store-notice.ts';

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
export const askForAddress = (group: AccountGroup, request: NoticeRequest): Promise<void> =>
  inTransaction(group.db, async (transaction) => {
    const { email, topic, caller, confirm, mayMail } = request;
    await lockAddress(transaction, email.key);
    const now = group.now();
    const rows = await transaction.selectFrom('notices').selectAll().where('email_key', '=', email.key).execute();
    const existing = rows.find((row) => row.edition === caller.edition && row.topic === topic);
    const isWaiting = existing?.status === 'waiting';
    const isFull = rows.filter((row) => row !== existing && isHeld(row, now)).length >= maxNotices;
    // A confirmation that is not sent would end an open one, and a notice without a confirmation would become an
    // unexpected mail.
    const isStored = !isWaiting && !isFull && mayMail;
    const secret = newSecret();
    const confirmHash = confirm ? hashOfSecret(secret) : undefined;
    const id = isStored
      ? await storeNotice(group, transaction, { email, topic, caller, source: 'page', confirmHash })
      : await changeNothing(transaction);
    const to = { email: email.text };
    const message = messageOf(group, request, isWaiting ? undefined : confirm ? `${id}.${secret}` : undefined);
    if (mayMail && (isStored || isWaiting)) await enqueue(transaction, now, { ...message, to });
    else await enqueueDecoy(transaction, now, { channel: 'mail', ...message });
  });

/** Takes the place of the statement that stores a notice. */
async function changeNothing(transaction: Database): Promise<string> {
  const id = newId();
  await transaction
    .updateTable('notices')
    .set((row) => ({ updated_at: row.ref('updated_at') }))
    .where('id', '=', id)
    .execute();
  return id;
}

function messageOf(
  group: AccountGroup,
  { email, caller: { edition }, subject }: NoticeRequest,
  token: string | undefined,
): Omit<OutgoingMessage<'confirmNotice'>, 'to'> | Omit<OutgoingMessage<'noticeAsked'>, 'to'> {
  return token === undefined
    ? { template: 'noticeAsked', edition, values: { subject, stopToken: stopToken(group, email.key) } }
    : { template: 'confirmNotice', edition, values: { token, subject } };
}
