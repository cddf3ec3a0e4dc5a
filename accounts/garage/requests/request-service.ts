import type { VisitorHandler } from '../../group/call.ts';
import { limitClaim } from '../../group/limits/limit-rules.ts';
import { newReadableCode } from '../../group/secrets/random-ids.ts';
import { readEmail } from '../../login/users/address.ts';
import { lockAddress, lockUser } from '../../login/users/lock-user.ts';
import { takeStrangerMail } from '../../login/users/mailbox.ts';
import { enqueue } from '../../mail/messages/enqueue.ts';
import { inTransaction } from '../../store/in-transaction.ts';
import { normalizedSerialNumber, productName } from '../products/purchase.ts';

/**
 * Stores an after-sales service request, linked to the account if there is a session, and confirms it by mail. The
 * mail quotes the description only to a verified address; otherwise anyone could use us to send text to strangers.
 * Throws `invalidFields` and `tooManyRequests`.
 */
export const requestService: VisitorHandler<'requestService'> = async ({ group, input, user: sessionUser, caller }) => {
  const email = readEmail(input.email);
  const product = productName(group, caller, input.product);
  await group.limits.takeForNetwork('forms.service', caller);
  const mayMail = await (sessionUser?.email_key === email.key
    ? group.limits.tryTake(limitClaim('mails.ownRequests', sessionUser.id))
    : takeStrangerMail(group, email.key));
  const [id, now, description] = [newRequestId(), group.now(), input.description.trim()];
  await inTransaction(group, async (transaction) => {
    await lockAddress(transaction, email.key);
    const user = sessionUser && (await lockUser(transaction, 'id', sessionUser.id));
    await transaction.db
      .insertInto('service_requests')
      .values({
        id,
        user_id: user?.id ?? null,
        edition: caller.edition,
        reason: input.reason,
        name: input.name.trim(),
        email: email.text,
        email_key: email.key,
        product: input.product,
        serial_number: normalizedSerialNumber(input.serial_number),
        order_number: input.order_number.trim(),
        description,
        created_at: now,
      })
      .execute();
    // A request made in someone else's name must neither flood their inbox nor block their own requests.
    if (!mayMail) return;
    await enqueue(transaction, {
      template: 'serviceRequested',
      to: { email: email.text },
      edition: caller.edition,
      values: { requestId: id, product, description: user?.email_key === email.key ? description : '' },
    });
  });
  group.wakeOutbox();
  return { request_id: id };
};

/** Returns a number that is easy to say on the phone: `R-7K2M-9QXD`. 656 billion possible values. */
export const newRequestId = (): string => `R-${newReadableCode(4)}`;
