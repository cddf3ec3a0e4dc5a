import type { ReadRequest } from '#rules/contract/account/call-shapes.ts';
import type { Reply } from '#rules/contract/account/calls.ts';
import { parseEmailAddress } from '#rules/contract/email-address.ts';
import { AccountFailure } from '../account-failure.ts';
import type { AccountGroup, Caller, Credentials } from '../account-group.ts';
import { limitClaim } from '../limits/rate-limits.ts';
import { enqueue } from '../messages/enqueue.ts';
import { productName, serialNumberOf } from '../products/product-name.ts';
import { authenticate } from '../sessions/authenticate.ts';
import type { UserRow } from '../store/tables.ts';
import { newRequestId } from './request-id.ts';

/**
 * Keeps a request for after-sales service, tied to the account where there is a session, and confirms it by mail. What
 * was written is sent back only to an address that is proven, so that nobody can have us send their words to strangers.
 * Throws `invalid` and `tooMany`.
 */
export async function requestService(
  group: AccountGroup,
  input: ReadRequest<'requestService'>,
  credentials: Credentials,
  caller: Caller,
): Promise<Reply<'requestService'>> {
  const email = parseEmailAddress(input.email);
  if (!email) throw new AccountFailure('invalid', { fields: ['email'] });
  const product = productName(group, caller, input.product);
  await group.limits.take('servicePerNetwork', caller.network);
  const mayMail = await group.limits.tryTake(limitClaim('servicePerAddress', email.key));
  const user = await userOf(group, credentials);
  const [id, now, description] = [newRequestId(), group.now(), input.description.trim()];
  await group.db.transaction().execute(async (transaction) => {
    await transaction
      .insertInto('service_requests')
      .values({
        id,
        user_id: user?.id ?? null,
        edition: caller.edition,
        reason: input.reason,
        name: input.name.trim(),
        email: email.shown,
        email_key: email.key,
        product: input.product,
        serial_number: serialNumberOf(input.serial_number),
        order_number: input.order_number.trim(),
        description,
        created_at: now,
      })
      .execute();
    // Whoever writes in somebody else's name must neither flood an inbox nor keep its owner out.
    if (!mayMail) return;
    await enqueue(transaction, now, {
      template: 'serviceRequested',
      to: { email: email.shown },
      edition: caller.edition,
      values: { requestId: id, product, description: user?.email_key === email.key ? description : '' },
    });
  });
  group.notifyOutbox();
  return { request_id: id };
}

/** Whoever's session has ended meanwhile asks as a stranger, and loses nothing of what was written. */
async function userOf(group: AccountGroup, credentials: Credentials): Promise<UserRow | undefined> {
  if (credentials.apptoken === '') return undefined;
  try {
    return (await authenticate(group, credentials)).user;
  } catch (error) {
    if (error instanceof AccountFailure && error.answer === 'session') return undefined;
    throw error;
  }
}
