import type { CodePurpose } from '#contract/account/call-shapes.ts';
import { wideNetworkOf } from '#core/http/networks.ts';
import type { AccountGroup, Caller } from '../../group/account-group.ts';
import { type LimitClaim, limitClaim, networkClaims } from '../../group/limits/limit-rules.ts';
import { ownSourceOf } from '../devices/own-source.ts';
import type { Address } from '../users/address.ts';
import { canonicalMailbox } from '../users/canonical-mailbox.ts';

export interface CodeRequest {
  purpose: CodePurpose;
  /** False for a decoy. */
  isSent: boolean;
  caller: Caller;
  /** See `deviceIdOf`. */
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
  const ownSource = await ownSourceOf(group, address, caller, device);
  const cooldown: LimitClaim = {
    name: 'codeCooldown',
    rule: { limit: 1, seconds: settings.codeCooldownSeconds },
    subject: [key, ...(ownSource ?? ['network', network]), purpose],
  };
  const texts = (by: 'owner' | 'stranger'): LimitClaim[] =>
    kind === 'phone' ? [{ ...limitClaim('textMessages', by), counts: isSent }] : [];
  if (ownSource) {
    const claims = [cooldown, limitClaim('ownCode', key, ...ownSource), ...texts('owner')];
    await limits.takeAll({ network, isKnown: true }, ...claims);
    return;
  }
  const wideNetwork = wideNetworkOf(network);
  const inbox = canonicalMailbox(address).key;
  const claims = [
    ...networkClaims('codePerNetwork', network),
    cooldown,
    limitClaim('codePerAddressAndNetwork', key, wideNetwork),
    ...(kind === 'phone' ? [limitClaim('textsPerWideNetwork', wideNetwork)] : []),
    ...texts('stranger'),
  ];
  await limits.takeEither(
    caller,
    [...claims, limitClaim('codePerInbox', inbox)],
    [...claims, limitClaim('lateCodePerNetwork', inbox, wideNetwork), limitClaim('lateCodePerInbox', inbox)],
  );
}
