import type { CodePurpose, ReadRequest } from '#rules/account/call-shapes.ts';
import type { Reply } from '#rules/account/calls.ts';
import { AccountFailure } from '../account-failure.ts';
import type { AccountGroup, Caller } from '../account-group.ts';
import { enqueue, enqueueDecoy } from '../outbox/enqueue.ts';
import { newCode, newId, newSecret } from '../secrets/random-ids.ts';
import { findUser } from '../users/find-or-create-user.ts';
import type { Address } from './address.ts';
import { addressKey, readAddress, recipientOf } from './address.ts';
import { codeHash, sealAddress } from './challenge-secrets.ts';

const templates = { login: 'loginCode', password: 'passwordCode', delete: 'deleteCode' } as const satisfies Record<CodePurpose, string>;

/**
 * Sends a code and answers the challenge that it redeems. An address without account gets the same answer to `password` and `delete` for the same work,
 * but a challenge that no code fits and a message that is none.
 */
export async function requestCode(group: AccountGroup, input: ReadRequest<'requestCode'>, caller: Caller): Promise<Reply<'requestCode'>> {
  const { db, settings } = group;
  const address = readAddress(group, input);
  if (!group.policy.channels[address.kind === 'email' ? 'mail' : 'sms']) {
    throw new AccountFailure(address.kind === 'email' ? 'mailUnavailable' : 'smsUnavailable');
  }
  // Passwords are entered with an e-mail address.
  if (address.kind === 'phone' && input.purpose === 'password') throw new AccountFailure('invalid', { fields: ['phone'] });
  await takeLimits(group, address, input.purpose, caller);

  const { purpose } = input;
  const isSent = purpose === 'login' || (await findUser(db, address)) !== undefined;
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
  group.outboxFilled();
  return { challenge_id: id, expires_in: settings.codeSeconds, resend_in: settings.codeCooldownSeconds };
}

/** A network first, so that whoever asks for many addresses uses up no one else's. */
async function takeLimits({ limits, settings }: AccountGroup, { kind, key }: Address, purpose: CodePurpose, { network }: Caller): Promise<void> {
  await limits.take('codePerNetwork', network);
  const wait = await limits.wait('codeCooldown', { most: 1, seconds: settings.codeCooldownSeconds }, key, network, purpose);
  if (wait > 0) throw new AccountFailure('tooMany', { retryIn: wait });
  await limits.take('codePerAddressAndNetwork', key, network);
  await limits.take('codePerAddress', key);
  if (kind === 'phone') await limits.take('textMessages');
}
