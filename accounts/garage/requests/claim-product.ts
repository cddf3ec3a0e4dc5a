import { AccountFailure } from '../../group/account-failure.ts';
import { recordAuditEvent } from '../../group/audit-trail.ts';
import type { UserHandler } from '../../group/call.ts';
import { lockUser } from '../../login/users/lock-user.ts';
import { mailUser } from '../../mail/messages/enqueue.ts';
import { inTransaction } from '../../store/in-transaction.ts';
import { readPurchase } from '../products/purchase.ts';
import { newRequestId } from './request-service.ts';

/**
 * Stores a claim to a product that is registered in another account, for our support team to decide (`decideClaim`),
 * and confirms it by mail. An open claim to the same serial number gets the new details, without a mail. Whether and
 * where the product is registered makes no difference to the reply. Throws `sessionExpired`, `tooManyRequests`, and
 * `invalidFields` for an unknown product or a purchase date in the future.
 */
export const claimProduct: UserHandler<'claimProduct'> = async ({ group, input, user, caller }) => {
  const { name, ...purchase } = readPurchase(group, caller, input);
  await group.limits.take('products.user', user.id);
  const now = group.now();
  const details = { ...purchase, order_number: input.order_number.trim(), edition: caller.edition, updated_at: now };
  const request_id = await inTransaction(group, async (transaction) => {
    if (!(await lockUser(transaction, 'id', user.id))) throw new AccountFailure('sessionExpired');
    const openClaim = await transaction.db
      .updateTable('ownership_claims')
      .set(details)
      .where('user_id', '=', user.id)
      .where('serial_number', '=', purchase.serial_number)
      .where('decision', 'is', null)
      .returning('id')
      .executeTakeFirst();
    if (openClaim) return openClaim.id;
    const id = newRequestId();
    await transaction.db
      .insertInto('ownership_claims')
      .values({ id, user_id: user.id, ...details, created_at: now, decision: null, decided_at: null })
      .execute();
    await recordAuditEvent(transaction, user.id, 'ownershipClaimed', caller);
    await mailUser(transaction, user, {
      template: 'serviceRequested',
      edition: caller.edition,
      values: { requestId: id, product: name, description: '' },
    });
    return id;
  });
  group.wakeOutbox();
  return { request_id };
};
