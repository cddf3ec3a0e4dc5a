import type { CodePurpose } from '#contract/account/call-shapes.ts';
import { widestNetwork } from '#core/http/networks.ts';
import type { AccountGroup, Caller } from '../../group/account-group.ts';
import { type LimitClaim, limitClaim, networkClaims } from '../../group/limits/limit-rules.ts';
import { trustedSource } from '../devices/trusted-source.ts';
import type { Address } from '../users/address.ts';
import { canonicalMailbox } from '../users/mailbox.ts';

export interface CodeRequest {
  purpose: CodePurpose;
  /** False for a decoy. */
  isSent: boolean;
  caller: Caller;
  /** See `knownDeviceId`. */
  device: string;
}

/**
 * Counts a requested code. Strangers are limited per network, per address and network, and per inbox; when they have
 * used up the last, each network has a few more. A device or network on which the account was used before has a limit
 * of its own. A refused call takes nothing. Throws `tooManyRequests`.
 */
export async function takeCodeLimits(
  group: AccountGroup,
  address: Address,
  { purpose, isSent, caller, device }: CodeRequest,
): Promise<void> {
  const { limits, settings } = group;
  const { network } = caller;
  const { kind, key } = address;
  const ownSource = await trustedSource(group, address, caller, device);
  const cooldown: LimitClaim = {
    name: 'codeCooldown',
    rule: { limit: 1, seconds: settings.codeCooldownSeconds },
    subject: [key, ...(ownSource ?? ['network', network]), purpose],
  };
  const texts = (by: 'owner' | 'stranger'): LimitClaim[] =>
    kind === 'phone' ? [{ ...limitClaim('texts.group', by), counts: isSent }] : [];
  if (ownSource) {
    const claims = [cooldown, limitClaim('codes.own', key, ...ownSource), ...texts('owner')];
    await limits.takeAll({ network, isKnown: true }, ...claims);
    return;
  }
  const wideNetwork = widestNetwork(network);
  const inbox = canonicalMailbox(address).key;
  const claims = [
    ...networkClaims('codes.network', network),
    cooldown,
    limitClaim('codes.addressAndNetwork', key, wideNetwork),
    ...(kind === 'phone' ? [limitClaim('texts.wideNetwork', wideNetwork)] : []),
    ...texts('stranger'),
  ];
  await limits.takeOrFallback(
    caller,
    [...claims, limitClaim('codes.inbox', inbox)],
    [...claims, limitClaim('codes.fallbackNetwork', inbox, wideNetwork), limitClaim('codes.fallbackInbox', inbox)],
  );
}
