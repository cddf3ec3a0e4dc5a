import type { AccountGroup, Caller } from '../../group/account-group.ts';
import type { Address } from '../users/address.ts';
import { deviceIdOf } from './device-tokens.ts';
import { isKnownNetwork } from './known-networks.ts';

/**
 * Returns the subject under which limits count a caller that the account recognizes: its device, else its network.
 * Undefined for another caller, and for an address without an account, at the same cost.
 */
export async function ownSourceOf(
  group: AccountGroup,
  address: Address,
  caller: Caller,
  device: string,
): Promise<[kind: 'device' | 'network', id: string] | undefined> {
  const deviceId = deviceIdOf(group, address, device);
  if (deviceId !== undefined) return ['device', deviceId];
  return (await isKnownNetwork(group, address, caller)) ? ['network', caller.network] : undefined;
}
