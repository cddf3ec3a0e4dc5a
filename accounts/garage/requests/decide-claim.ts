import { type EditionCode, isEditionCode } from '#core/place/editions.ts';
import type { AccountGroup } from '../../group/account-group.ts';
import { recordSupportEvent } from '../../group/audit-trail.ts';
import { newId } from '../../group/secrets/random-ids.ts';
import { lockUser } from '../../login/users/lock-user.ts';
import { mailUser } from '../../mail/messages/enqueue.ts';
import type { MessageTemplates } from '../../mail/messages/message-templates.ts';
import { inTransaction } from '../../store/in-transaction.ts';
import type { OwnershipClaimRow } from '../../store/schema/owner-tables.ts';
import type { UserRow } from '../../store/schema/tables.ts';

/** The parts of a group that a decision needs, so that a command without a server can make it. */
export type DecisionContext = Pick<AccountGroup, 'code' | 'db' | 'now'> & {
  /** Name of a product in an edition. */
  nameOf(edition: EditionCode, product: string): string;
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
    ...{ product, purchased_on, dealer, edition: claim.edition },
    ...{ nickname: null, created_at: now, updated_at: now },
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
    product: context.nameOf(edition, claim.product),
    serialNumber: claim.serial_number,
  };
  await mailUser(context, user, { template, edition, values });
}
