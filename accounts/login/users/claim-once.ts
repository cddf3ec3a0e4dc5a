import type { AccountGroup } from '../../group/account-group.ts';
import type { Database } from '../../store/open-store.ts';
import { type Address, addressKey } from './address.ts';
import { canonicalMailbox } from './canonical-mailbox.ts';

type ClaimTable = 'credit_claims' | 'code_claims';

/** Keyed hashes under which an inbox may have claimed something: of the inbox, and of the address itself. */
export const claimKeys = (
  group: Pick<AccountGroup, 'secrets' | 'code'>,
  address: Pick<Address, 'kind' | 'key'>,
): string[] => [...new Set([addressKey(group, canonicalMailbox(address)), addressKey(group, address)])];

/**
 * Claims what each inbox gets only once. Returns whether it may have it. Claims from before were of the address alone,
 * with its tag.
 */
export async function claimOnce(
  group: AccountGroup,
  transaction: Database,
  table: ClaimTable,
  address: Pick<Address, 'kind' | 'key'>,
): Promise<boolean> {
  const [id = '', ...earlierIds] = claimKeys(group, address);
  for (const earlierId of earlierIds) {
    const earlierClaim = transaction.selectFrom(table).select('id').where('id', '=', earlierId);
    if (await earlierClaim.executeTakeFirst()) return false;
  }
  const claim = await transaction
    .insertInto(table)
    .values({ id, created_at: group.now() })
    .onConflict((conflict) => conflict.column('id').doNothing())
    .returning('id')
    .executeTakeFirst();
  return claim !== undefined;
}
