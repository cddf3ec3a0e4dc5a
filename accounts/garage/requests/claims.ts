import { type EditionCode, isEditionCode } from '#core/place/editions.ts';
import { AccountFailure } from '../../group/account-failure.ts';
import type { AccountGroup } from '../../group/account-group.ts';
import { recordAuditEvent, recordSupportEvent } from '../../group/audit-trail.ts';
import type { UserHandler } from '../../group/call.ts';
import { newId } from '../../group/secrets/random-ids.ts';
import { lockUser } from '../../login/users/users.ts';
import { mailUser } from '../../mail/messages/enqueue.ts';
import type { MessageTemplates } from '../../mail/messages/message-templates.ts';
import { inTransaction } from '../../store/in-transaction.ts';
import type { Database } from '../../store/open-store.ts';
import type { OwnershipClaimRow } from '../../store/schema/owner-tables.ts';
import type { UserRow } from '../../store/schema/tables.ts';
import { readPurchase } from '../products/register-product.ts';
import { newRequestId } from './requests.ts';

/**
 * Stores a claim to a product that is registered in another account, for our support team to decide (`decideClaim`),
 * and confirms it by mail. An open claim to the same serial number gets the new details, without a mail. Whether and
 * where the product is registered makes no difference to the reply. Throws `tooManyRequests` and like `readPurchase`.
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

export type OpenClaim = Awaited<ReturnType<typeof openClaims>>[number];

/**
 * Returns the claims that wait for a decision, oldest first, each with the registration that it disputes; its values
 * are null if the product is not registered any more. Accounts are named by their e-mail address or phone number.
 */
export const openClaims = (db: Database) =>
  db
    .selectFrom('ownership_claims as claim')
    .innerJoin('users as claimant', 'claimant.id', 'claim.user_id')
    .leftJoin('products as registered', 'registered.serial_number', 'claim.serial_number')
    .leftJoin('users as owner', 'owner.id', 'registered.user_id')
    .select(['claim.id', 'claim.product', 'claim.serial_number', 'claim.order_number'])
    .select(['claim.purchased_on', 'claim.dealer', 'claim.created_at'])
    .select(['registered.purchased_on as registered_purchased_on', 'registered.dealer as registered_dealer'])
    .select(({ fn }) => [
      'registered.created_at as registered_at',
      fn.coalesce('claimant.email', 'claimant.phone').as('claimed_by'),
      fn.coalesce('owner.email', 'owner.phone').as('registered_by'),
    ])
    .where('claim.decision', 'is', null)
    .orderBy('claim.created_at')
    .orderBy('claim.id')
    .execute();

/** The parts of a group that a decision needs, so that a command without a server can make it. */
export type DecisionContext = Pick<AccountGroup, 'code' | 'db' | 'now'> & {
  productName(edition: EditionCode, product: string): string;
};

type Decision = NonNullable<OwnershipClaimRow['decision']>;

/**
 * Decides an open claim. An accepted one moves the registration to the claimant, with the claimed details of the
 * purchase. Both accounts get an audit event and, where they have an address, a mail that does not name the other.
 * Throws if there is no such open claim.
 */
export async function decideClaim(context: DecisionContext, id: string, decision: Decision): Promise<void> {
  const now = context.now();
  await inTransaction(context, async (transaction) => {
    const claim = await transaction.db
      .updateTable('ownership_claims')
      .set({ decision, decided_at: now })
      .where('id', '=', id)
      .where('decision', 'is', null)
      .returningAll()
      .executeTakeFirst();
    const claimant = claim && (await lockUser(transaction, 'id', claim.user_id));
    if (!claim || !claimant)
      throw new Error(`There is no open claim ${id}. It may be decided, or its account deleted.`);
    if (decision === 'accepted') await moveRegistration(transaction, claim, claimant);
    else {
      await recordSupportEvent(transaction, claimant.id, 'ownershipRejected');
      await mailTo(transaction, claimant, claim, 'claimRejected');
    }
  });
}

async function moveRegistration(context: DecisionContext, claim: OwnershipClaimRow, claimant: UserRow): Promise<void> {
  const now = context.now();
  const { product, serial_number, purchased_on, dealer } = claim;
  const registration = await context.db
    .selectFrom('products')
    .select('user_id')
    .where('serial_number', '=', serial_number)
    .executeTakeFirst();
  const details = {
    user_id: claimant.id,
    product,
    purchased_on,
    dealer,
    edition: claim.edition,
    nickname: null,
    created_at: now,
    updated_at: now,
  };
  await context.db
    .insertInto('products')
    .values({ id: newId(), serial_number, ...details })
    .onConflict((conflict) => conflict.column('serial_number').doUpdateSet(details))
    .execute();
  await recordSupportEvent(context, claimant.id, 'ownershipAccepted');
  await mailTo(context, claimant, claim, 'productRegistered');
  if (!registration || registration.user_id === claimant.id) return;
  const previousOwner = await lockUser(context, 'id', registration.user_id);
  if (!previousOwner) return;
  await recordSupportEvent(context, previousOwner.id, 'ownershipLost');
  await mailTo(context, previousOwner, claim, 'registrationEnded');
}

/** In the language of the claim for the claimant, of the account for the previous owner. */
async function mailTo(
  context: DecisionContext,
  user: UserRow,
  claim: OwnershipClaimRow,
  template: 'productRegistered' | 'registrationEnded' | 'claimRejected',
): Promise<void> {
  const requestedEdition = user.id === claim.user_id ? claim.edition : user.edition;
  const edition = isEditionCode(requestedEdition) ? requestedEdition : context.code;
  const values: MessageTemplates['claimRejected'] = {
    requestId: claim.id,
    product: context.productName(edition, claim.product),
    serialNumber: claim.serial_number,
  };
  await mailUser(context, user, { template, edition, values });
}
