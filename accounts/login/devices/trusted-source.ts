import type { AccountGroup, Caller } from '../../group/account-group.ts';
import { networkKey } from '../../group/audit-trail.ts';
import { newId } from '../../group/secrets/random-ids.ts';
import type { Address } from '../users/address.ts';
import { knownDeviceId } from './device-tokens.ts';

/**
 * Returns the subject under which limits count a caller that the account recognizes: its device, else its network.
 * Undefined for another caller, and for an address without an account, at the same cost.
 */
export async function trustedSource(
  group: AccountGroup,
  address: Address,
  caller: Caller,
  device: string,
): Promise<[kind: 'device' | 'network', id: string] | undefined> {
  const deviceId = knownDeviceId(group, address, device);
  if (deviceId !== undefined) return ['device', deviceId];
  return (await isKnownNetwork(group, address, caller)) ? ['network', caller.network] : undefined;
}

/** Call it when a session is opened. */
export async function rememberNetwork(group: AccountGroup, userId: string, caller: Caller): Promise<void> {
  const used_at = group.now();
  await group.db
    .insertInto('known_networks')
    .values({ id: newId(), user_id: userId, network_key: networkKey(group, caller), used_at })
    .onConflict((conflict) => conflict.columns(['user_id', 'network_key']).doUpdateSet({ used_at }))
    .execute();
}

/** Returns true if a session was opened on the caller's network. Takes the same work for an unknown address. */
async function isKnownNetwork(group: AccountGroup, { kind, key }: Address, caller: Caller): Promise<boolean> {
  const network = await group.db
    .selectFrom('known_networks')
    .innerJoin('users', 'users.id', 'known_networks.user_id')
    .select('known_networks.id')
    .where(kind === 'email' ? 'users.email_key' : 'users.phone', '=', key)
    .where('known_networks.network_key', '=', networkKey(group, caller))
    .executeTakeFirst();
  return network !== undefined;
}
