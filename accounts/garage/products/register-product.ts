import { AccountFailure } from '../../group/account-failure.ts';
import type { UserHandler } from '../../group/call.ts';
import { newId } from '../../group/secrets/random-ids.ts';
import { lockUser } from '../../login/users/lock-user.ts';
import { mailUser } from '../../mail/messages/enqueue.ts';
import { inTransaction } from '../../store/in-transaction.ts';
import { readPurchase } from './purchase.ts';
import { registeredProduct } from './registered-products.ts';

/**
 * Registers a product in the session's account and confirms it by mail. Registering the same serial number again
 * updates its details, without a mail. Throws `sessionExpired`, `serialTaken`, and `invalidFields`
 * for an unknown product or a purchase date in the future.
 */
export const registerProduct: UserHandler<'registerProduct'> = async ({ group, input, user, caller }) => {
  const { name, serial_number, ...purchase } = readPurchase(group, caller, input);
  await group.limits.take('products.user', user.id);
  const [id, now] = [newId(), group.now()];
  const details = { ...purchase, edition: caller.edition, updated_at: now };
  const registered = await inTransaction(group, async (transaction) => {
    if (!(await lockUser(transaction, 'id', user.id))) throw new AccountFailure('sessionExpired');
    const row = await transaction.db
      .insertInto('products')
      .values({ id, user_id: user.id, serial_number, nickname: null, created_at: now, ...details })
      .onConflict((conflict) =>
        conflict.column('serial_number').doUpdateSet(details).where('products.user_id', '=', user.id),
      )
      .returningAll()
      .executeTakeFirst();
    if (!row) throw new AccountFailure('serialTaken');
    if (row.id === id)
      await mailUser(transaction, user, {
        template: 'productRegistered',
        edition: caller.edition,
        values: { product: name, serialNumber: row.serial_number },
      });
    return row;
  });
  group.wakeOutbox();
  return registeredProduct(group, registered, user.edition);
};
