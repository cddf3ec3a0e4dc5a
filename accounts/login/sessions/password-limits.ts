import { widestNetwork } from '#core/http/networks.ts';
import type { AccountGroup, Caller } from '../../group/account-group.ts';
import type { QueuedCaller } from '../../group/limits/fair-queue.ts';
import { limitClaim, networkClaims } from '../../group/limits/limit-rules.ts';
import { trustedSource } from '../devices/trusted-source.ts';
import type { Address } from '../users/address.ts';

/**
 * Counts an attempt at a password, right or wrong. Strangers are limited per network, per address and network, and per
 * address; when they have used up the last, each network has a few more. None of it counts for a device or network on
 * which the account was used before: each has a limit of its own. Returns the caller for the queue of passwords. Throws
 * `tooManyRequests`.
 */
export async function takePasswordAttempt(
  group: AccountGroup,
  address: Address,
  caller: Caller,
  device: string,
): Promise<QueuedCaller> {
  const { limits } = group;
  const { network } = caller;
  const { key } = address;
  const ownSource = await trustedSource(group, address, caller, device);
  if (ownSource) {
    const knownCaller = { network, isKnown: true };
    await limits.takeAll(
      knownCaller,
      limitClaim('passwords.own', key, ...ownSource),
      limitClaim('passwords.ownDay', key, ...ownSource),
    );
    return knownCaller;
  }
  const claims = [
    ...networkClaims('passwords.network', network),
    ...networkClaims('passwords.addressAndNetwork', network, key),
  ];
  await limits.takeOrFallback(
    caller,
    [...claims, limitClaim('passwords.address', key)],
    [
      ...claims,
      limitClaim('passwords.fallbackNetwork', key, widestNetwork(network)),
      limitClaim('passwords.fallbackAddress', key),
    ],
  );
  return { network };
}
