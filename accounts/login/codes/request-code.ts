import type { CodePurpose } from '#contract/account/call-shapes.ts';
import { widestNetwork } from '#core/http/networks.ts';
import { AccountFailure, invalidField } from '../../group/account-failure.ts';
import type { AccountGroup, Caller } from '../../group/account-group.ts';
import type { Handler } from '../../group/call.ts';
import { type LimitClaim, limitClaim, networkClaims } from '../../group/limits/limit-rules.ts';
import { newCode, newId, newSecret } from '../../group/secrets/random-ids.ts';
import { enqueue } from '../../mail/messages/enqueue.ts';
import { inTransaction } from '../../store/in-transaction.ts';
import { trustedSource } from '../devices/trusted-source.ts';
import { type Address, addressKey, canonicalMailbox, readAddress, toRecipient } from '../users/address.ts';
import { findUser } from '../users/users.ts';
import { codeHash, encryptAddress } from './redeem-code.ts';

const templates = { login: 'loginCode', password: 'passwordCode', delete: 'deleteCode' } as const satisfies Record<
  CodePurpose,
  string
>;

/**
 * Sends a code and returns its challenge. For `password` and `delete`, an address without an account gets the same
 * reply at the same cost, but with a challenge that no code fits and a decoy message.
 */
export const requestCode: Handler<'requestCode'> = async ({ group, input, caller }) => {
  const { settings } = group;
  const address = readAddress(group, input);
  const channel = address.kind === 'email' ? 'mail' : 'sms';
  if (!group.policy.channels[channel]) throw new AccountFailure(`${channel}Unavailable`);
  // Passwords belong to e-mail logins only.
  if (address.kind === 'phone' && input.purpose === 'password') throw invalidField('phone');
  const { purpose, agreed } = input;
  if (purpose === 'login' && group.policy.asksConsent(caller.edition) && agreed !== true) throw invalidField('agreed');
  const isSent = purpose === 'login' || (await findUser(group, address)) !== undefined;
  await takeCodeLimits(group, address, { purpose, isSent, caller, device: input.device ?? '' });

  const [id, code, now] = [newId(), newCode(), group.now()];
  const expiresAt = now + settings.codeSeconds * 1000;
  await inTransaction(group, async (transaction) => {
    await transaction.db
      .insertInto('challenges')
      .values({
        id,
        purpose,
        address_key: addressKey(group, address),
        code_hash: codeHash(group, { id, purpose, code: isSent ? code : newSecret() }),
        attempts: 0,
        sealed_address: encryptAddress(group, id, address),
        edition: caller.edition,
        created_at: now,
        expires_at: expiresAt,
      })
      .execute();
    const values = { code, minutes: Math.ceil(settings.codeSeconds / 60), expiresAt };
    const to = isSent ? toRecipient(address) : ({ decoy: channel } as const);
    await enqueue(transaction, { template: templates[purpose], to, edition: caller.edition, values });
  });
  group.wakeOutbox();
  return { challenge_id: id, expires_in: settings.codeSeconds, resend_in: settings.codeCooldownSeconds };
};

interface CodeRequest {
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
async function takeCodeLimits(
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
