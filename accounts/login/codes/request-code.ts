import type { CodePurpose } from '#contract/account/call-shapes.ts';
import { AccountFailure, invalidField } from '../../group/account-failure.ts';
import type { Handler } from '../../group/call.ts';
import { newCode, newId, newSecret } from '../../group/secrets/random-ids.ts';
import { enqueue, enqueueDecoy } from '../../mail/messages/enqueue.ts';
import { addressKey, readAddress, toRecipient } from '../users/address.ts';
import { findUser } from '../users/find-or-create-user.ts';
import { codeHash, encryptAddress } from './challenge-secrets.ts';
import { takeCodeLimits } from './code-limits.ts';

const templates = { login: 'loginCode', password: 'passwordCode', delete: 'deleteCode' } as const satisfies Record<
  CodePurpose,
  string
>;

/**
 * Sends a code and returns its challenge. For `password` and `delete`, an address without an account gets the same
 * reply at the same cost, but with a challenge that no code fits and a decoy message.
 */
export const requestCode: Handler<'requestCode'> = async ({ group, input, caller }) => {
  const { db, settings } = group;
  const address = readAddress(group, input);
  if (!group.policy.channels[address.kind === 'email' ? 'mail' : 'sms']) {
    throw new AccountFailure(address.kind === 'email' ? 'mailUnavailable' : 'smsUnavailable');
  }
  // Passwords belong to e-mail logins only.
  if (address.kind === 'phone' && input.purpose === 'password') throw invalidField('phone');
  const { purpose, agreed } = input;
  if (purpose === 'login' && group.policy.asksConsent(caller.edition) && agreed !== true) throw invalidField('agreed');
  const isSent = purpose === 'login' || (await findUser(db, address)) !== undefined;
  await takeCodeLimits(group, address, { purpose, isSent, caller, device: input.device ?? '' });

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
        sealed_address: encryptAddress(group, id, address),
        edition: caller.edition,
        created_at: now,
        expires_at: expiresAt,
      })
      .execute();
    const values = { code, minutes: Math.ceil(settings.codeSeconds / 60), expiresAt };
    const message = { template: templates[purpose], edition: caller.edition, values };
    await (isSent
      ? enqueue(transaction, now, { ...message, to: toRecipient(address) })
      : enqueueDecoy(transaction, now, { ...message, channel: address.kind === 'email' ? 'mail' : 'sms' }));
  });
  group.wakeOutbox();
  return { challenge_id: id, expires_in: settings.codeSeconds, resend_in: settings.codeCooldownSeconds };
};
