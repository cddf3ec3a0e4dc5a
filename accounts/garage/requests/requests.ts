import type { RequestState, ServiceRequest } from '#contract/account/garage-shapes.ts';
import type { AccountGroup } from '../../group/account-group.ts';
import type { UserHandler, VisitorHandler } from '../../group/call.ts';
import { limitClaim } from '../../group/limits/limit-rules.ts';
import { newReadableCode } from '../../group/secrets/random-ids.ts';
import { readEmail, takeStrangerMail } from '../../login/users/address.ts';
import { lockAddress, lockUser } from '../../login/users/users.ts';
import { enqueue } from '../../mail/messages/enqueue.ts';
import { inTransaction } from '../../store/in-transaction.ts';
import type { OwnershipClaimRow } from '../../store/schema/owner-tables.ts';
import type { UserRow } from '../../store/schema/tables.ts';
import { normalizedSerialNumber, productName } from '../products/register-product.ts';

/**
 * Stores an after-sales service request, linked to the account if there is a session, and confirms it by mail. The
 * mail quotes the description only to a verified address; otherwise anyone could use us to send text to strangers.
 * Throws `invalidFields` and `tooManyRequests`.
 */
export const requestService: VisitorHandler<'requestService'> = async ({ group, input, user: sessionUser, caller }) => {
  const email = readEmail(input.email);
  const product = productName(group, caller, input.product);
  await group.limits.takeForNetwork('forms.service', caller);
  const mayMail =
    sessionUser?.email_key === email.key
      ? (await group.limits.takeOrDelay(limitClaim('mails.ownRequests', sessionUser.id))) === 0
      : await takeStrangerMail(group, email.key);
  const [id, now, description] = [newRequestId(), group.now(), input.description.trim()];
  await inTransaction(group, async (transaction) => {
    await lockAddress(transaction, email.key);
    const user = sessionUser && (await lockUser(transaction, 'id', sessionUser.id));
    await transaction.db
      .insertInto('service_requests')
      .values({
        id,
        user_id: user?.id ?? null,
        edition: caller.edition,
        reason: input.reason,
        name: input.name.trim(),
        email: email.text,
        email_key: email.key,
        product: input.product,
        serial_number: normalizedSerialNumber(input.serial_number),
        order_number: input.order_number.trim(),
        description,
        created_at: now,
      })
      .execute();
    // A request made in someone else's name must neither flood their inbox nor block their own requests.
    if (!mayMail) return;
    await enqueue(transaction, {
      template: 'serviceRequested',
      to: { email: email.text },
      edition: caller.edition,
      values: { requestId: id, product, description: user?.email_key === email.key ? description : '' },
    });
  });
  group.wakeOutbox();
  return { request_id: id };
};

/** Returns a number that is easy to say on the phone: `R-7K2M-9QXD`. 656 billion possible values. */
export const newRequestId = (): string => `R-${newReadableCode(4)}`;

/** The most requests of each kind, newest first: any client can send requests in the name of an address. */
const maxRequests = 200;

type Dated = ServiceRequest & { history: [ServiceRequest['history'][number], ...ServiceRequest['history']] };

/** The newest service requests and claims of an account and of its verified address. */
export const requests: UserHandler<'requests'> = async ({ group, user }) => {
  const [services, claims] = await Promise.all([readServiceRequests(group, user), readClaims(group, user.id)]);
  return { requests: [...services, ...claims].toSorted((a, b) => b.history[0].at - a.history[0].at) };
};

async function readServiceRequests({ db }: AccountGroup, { id, email_key }: UserRow): Promise<Dated[]> {
  const rows = await db
    .selectFrom('service_requests')
    .selectAll()
    .where((row) =>
      row.or([row('user_id', '=', id), ...(email_key === null ? [] : [row('email_key', '=', email_key)])]),
    )
    .orderBy('created_at', 'desc')
    .orderBy('id')
    .limit(maxRequests)
    .execute();
  if (rows.length === 0) return [];
  const ids = rows.map((row) => row.id);
  const events = await db
    .selectFrom('request_events')
    .selectAll()
    .where('request_id', 'in', ids)
    .orderBy('created_at')
    .execute();
  return rows.map(({ id: request_id, reason, product, serial_number, description, created_at }) => {
    const changes = events
      .filter((event) => event.request_id === request_id)
      .map(({ state, note, created_at: at }) => ({ state: state as RequestState, note, at }));
    return {
      request_id,
      reason: reason as ServiceRequest['reason'],
      product,
      serial_number,
      description,
      state: changes.at(-1)?.state ?? 'received',
      history: [{ state: 'received', note: '', at: created_at }, ...changes],
    };
  });
}

const decisionStates = { accepted: 'completed', rejected: 'declined' } as const satisfies Record<
  NonNullable<OwnershipClaimRow['decision']>,
  RequestState
>;

async function readClaims({ db }: AccountGroup, userId: string): Promise<Dated[]> {
  const rows = await db
    .selectFrom('ownership_claims')
    .selectAll()
    .where('user_id', '=', userId)
    .orderBy('created_at', 'desc')
    .orderBy('id')
    .limit(maxRequests)
    .execute();
  return rows.map(({ id, product, serial_number, created_at, decision, decided_at }) => {
    const received = { state: 'received' as RequestState, note: '', at: created_at };
    const decided = decision && { state: decisionStates[decision], note: '', at: decided_at ?? created_at };
    return {
      request_id: id,
      reason: 'ownership',
      product,
      serial_number,
      description: '',
      state: decided?.state ?? 'received',
      history: [received, ...(decided ? [decided] : [])],
    };
  });
}
