import type { CodePurpose } from '#contract/account/call-shapes.ts';
import { AccountFailure, invalidField } from '../../group/account-failure.ts';
import type { Handler } from '../../group/call.ts';
import { newCode, newId, newSecret } from '../../group/secrets/random-ids.ts';
import { enqueue } from '../../mail/messages/enqueue.ts';
import { inTransaction } from '../../store/in-transaction.ts';
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
