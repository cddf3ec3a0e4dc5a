import type { ParsedRequest } from '#contract/account/call-shapes.ts';
import { AccountFailure, invalidField } from '../../group/account-failure.ts';
import type { AccountGroup, Caller } from '../../group/account-group.ts';
import type { Handler, UserHandler } from '../../group/call.ts';
import { newId } from '../../group/secrets/random-ids.ts';
import { lockUser } from '../../login/users/users.ts';
import { mailUser } from '../../mail/messages/enqueue.ts';
import { inTransaction } from '../../store/in-transaction.ts';
import { readProfile } from '../profile/profile.ts';
import { localDate, registeredProduct } from './registered-products.ts';

/**
 * Registers a product in the session's account and confirms it by mail. Registering the same serial number again
 * updates its details, without a mail. Throws `serialTaken` and the errors of `readPurchase`.
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

/**
 * Normalizes the details of a purchase, and adds the name of the product in the caller's edition. Throws
 * `invalidFields` for an unknown product or a purchase date in the future.
 */
export function readPurchase(
  group: AccountGroup,
  caller: Caller,
  { product, serial_number, purchased_on, dealer }: ParsedRequest<'registerProduct'>,
) {
  const name = productName(group, caller, product);
  if (purchased_on > localDate(caller.edition, group.now()).toString()) throw invalidField('purchased_on');
  return { product, name, serial_number: normalizedSerialNumber(serial_number), purchased_on, dealer: dealer.trim() };
}

/** Name of a product in the caller's edition. Throws `invalidFields` if it cannot be registered there. */
export function productName({ policy }: AccountGroup, { edition }: Caller, id: string): string {
  const product = policy.products(edition).find((option) => option.id === id);
  if (!product) throw invalidField('product');
  return product.name;
}

export const normalizedSerialNumber = (text: string): string => text.normalize('NFKC').trim().toUpperCase();

export const productOptions: Handler<'productOptions'> = async ({ group: { policy }, caller: { edition } }) => ({
  products: policy.products(edition).map(({ id, name }) => ({ id, name })),
});

/** Names a robot of the account; an empty nickname removes the name. Throws `notFound` for any other robot. */
export const updateProduct: UserHandler<'updateProduct'> = async ({ group, input: { id, nickname }, user }) => {
  const updated = await group.db
    .updateTable('products')
    .set({ nickname: nickname.normalize('NFC').trim() || null, updated_at: group.now() })
    .where('id', '=', id)
    .where('user_id', '=', user.id)
    .returning('id')
    .executeTakeFirst();
  if (!updated) throw new AccountFailure('notFound');
  return readProfile(group, user);
};

/** Ends the registration of a robot, so that any account can register its serial number. Throws `notFound`. */
export const removeProduct: UserHandler<'removeProduct'> = async ({ group, input: { id }, user }) => {
  const removed = await group.db
    .deleteFrom('products')
    .where('id', '=', id)
    .where('user_id', '=', user.id)
    .returning('id')
    .executeTakeFirst();
  if (!removed) throw new AccountFailure('notFound');
  return readProfile(group, user);
};
