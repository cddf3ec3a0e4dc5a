import type { CodePurpose, ParsedRequest } from '#rules/contract/account/call-shapes.ts';
import type { Reply } from '#rules/contract/account/calls.ts';
import { AccountFailure } from '../account-failure.ts';
import type { AccountGroup, Caller } from '../account-group.ts';
import { wideNetworkOf } from '../limits/networks.ts';
import { limitClaim } from '../limits/rate-limits.ts';
import { enqueue, enqueueDecoy } from '../messages/enqueue.ts';
import { newCode, newId, newSecret } from '../secrets/random-ids.ts';
import type { Address } from '../users/address.ts';
import { addressKey, readAddress, recipientOf } from '../users/address.ts';
import { findUser } from '../users/find-or-create-user.ts';
import { codeHash, sealAddress } from './challenge-secrets.ts';
import { hasSessionFrom } from './has-session-from.ts';

const templates = { login: 'loginCode', password: 'passwordCode', delete: 'deleteCode' } as const satisfies Record<
  CodePurpose,
  string
>;

/**
 * Sends a code and returns its challenge. For `password` and `delete`, an address without an account gets the same
 * reply at the same cost, but with a challenge that no code fits and a decoy message.
 */
export async function requestCode(
  group: AccountGroup,
  input: ParsedRequest<'requestCode'>,
  caller: Caller,
): Promise<Reply<'requestCode'>> {
  const { db, settings } = group;
  const address = readAddress(group, input);
  if (!group.policy.channels[address.kind === 'email' ? 'mail' : 'sms']) {
    throw new AccountFailure(address.kind === 'email' ? 'mailUnavailable' : 'smsUnavailable');
  }
  // Passwords belong to e-mail logins only.
  if (address.kind === 'phone' && input.purpose === 'password')
    throw new AccountFailure('invalidFields', { fields: ['phone'] });
  const { purpose } = input;
  const isSent = purpose === 'login' || (await findUser(db, address)) !== undefined;
  await takeLimits(group, address, { purpose, isSent, caller });

  const [id, code, now] = [newId(), newCode(), group.now()];
  const expiresAt = now + settings.codeSeconds * 1000;
  await db.transaction().execute(async (transaction) => {
    await transaction
      .insertInto('challenges')
      .values({
        id,
        purpose,
        address_key: addressKey(group, address),
        code_hash: codeHash(group, { id, purpose, code: isSent ? code : newSecret() }),
        attempts: 0,
        sealed_address: sealAddress(group, id, address),
        edition: caller.edition,
        created_at: now,
        expires_at: expiresAt,
      })
      .execute();
    const values = { code, minutes: Math.ceil(settings.codeSeconds / 60), expiresAt };
    const message = { template: templates[purpose], edition: caller.edition, values };
    await (isSent
      ? enqueue(transaction, now, { ...message, to: recipientOf(address) })
      : enqueueDecoy(transaction, now, { ...message, channel: address.kind === 'email' ? 'mail' : 'sms' }));
  });
  group.wakeOutbox();
  return { challenge_id: id, expires_in: settings.codeSeconds, resend_in: settings.codeCooldownSeconds };
}

interface CodeRequest {
  purpose: CodePurpose;
  /** False for a decoy. */
  isSent: boolean;
  caller: Caller;
}

/**
 * Network limits come first, so that a caller who tries many addresses does not exhaust theirs. A network where the
 * account has a session is counted separately, so that strangers cannot exhaust the owner's limit. A refused call takes
 * nothing.
 */
async function takeLimits(
  group: AccountGroup,
  address: Address,
  { purpose, isSent, caller }: CodeRequest,
): Promise<void> {
  const { limits, settings } = group;
  const { network } = caller;
  const { kind, key } = address;
  const wideNetwork = wideNetworkOf(network);
  const isOwnerNetwork = await hasSessionFrom(group, address, caller);
  await limits.takeAll(
    limitClaim('codePerNetwork', network),
    limitClaim('codePerWideNetwork', wideNetwork),
    {
      name: 'codeCooldown',
      rule: { limit: 1, seconds: settings.codeCooldownSeconds },
      subject: [key, network, purpose],
    },
    limitClaim('codePerAddressAndNetwork', key, isOwnerNetwork ? network : wideNetwork),
    isOwnerNetwork ? limitClaim('codePerAddress', key, network) : limitClaim('codePerAddress', key),
    ...(kind === 'phone'
      ? [limitClaim('textsPerWideNetwork', wideNetwork), { ...limitClaim('textMessages'), counts: isSent }]
      : []),
  );
}
