import type { Database } from '../../store/open-store.ts';

/** A statement about a purchase, as the account made it: the dealer and the date. */
interface Statement {
  /** E-mail address or phone number of the account. */
  account: string;
  purchased_on: string;
  dealer: string;
  created_at: number;
}

export interface OpenClaim {
  id: string;
  product: string;
  serial_number: string;
  claim: Statement & { order_number: string };
  /** Undefined if the product is not registered any more. */
  registration: Statement | undefined;
}

/** The claims that wait for a decision, oldest first, each with the registration that it disputes. */
export async function openClaims(db: Database): Promise<OpenClaim[]> {
  const rows = await db
    .selectFrom('ownership_claims as claim')
    .innerJoin('users as claimant', 'claimant.id', 'claim.user_id')
    .leftJoin('products as registered', 'registered.serial_number', 'claim.serial_number')
    .leftJoin('users as owner', 'owner.id', 'registered.user_id')
    .selectAll('claim')
    .select([
      'claimant.email as claimant_email',
      'claimant.phone as claimant_phone',
      'owner.email as owner_email',
      'owner.phone as owner_phone',
      'registered.purchased_on as registered_purchased_on',
      'registered.dealer as registered_dealer',
      'registered.created_at as registered_at',
    ])
    .where('claim.decision', 'is', null)
    .orderBy('claim.created_at')
    .orderBy('claim.id')
    .execute();
  return rows.map((row) => ({
    id: row.id,
    product: row.product,
    serial_number: row.serial_number,
    claim: {
      account: row.claimant_email ?? row.claimant_phone ?? '',
      purchased_on: row.purchased_on,
      dealer: row.dealer,
      order_number: row.order_number,
      created_at: row.created_at,
    },
    registration:
      row.registered_at === null
        ? undefined
        : {
            account: row.owner_email ?? row.owner_phone ?? '',
            purchased_on: row.registered_purchased_on ?? '',
            dealer: row.registered_dealer ?? '',
            created_at: row.registered_at,
          },
  }));
}
