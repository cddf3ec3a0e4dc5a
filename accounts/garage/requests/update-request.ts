import { type EditionCode, isEditionCode } from '#core/place/editions.ts';
import { AccountFailure } from '../../group/account-failure.ts';
import type { AccountGroup, Caller } from '../../group/account-group.ts';
import { recordAuditEvent } from '../../group/audit-trail.ts';
import type { Handler } from '../../group/call.ts';
import { networkClaims } from '../../group/limits/limit-rules.ts';
import { isSameText, newId, secretHash } from '../../group/secrets/random-ids.ts';
import { lockAddress, lockUser } from '../../login/users/users.ts';
import { enqueue } from '../../mail/messages/enqueue.ts';
import { inTransaction } from '../../store/in-transaction.ts';
import type { ServiceRequestRow } from '../../store/schema/owner-tables.ts';

/**
 * Sets the state of a service request, with an entry in its history, an audit event and a mail in the language of the
 * request. The same state and note as the last change nothing. Throws `wrongServiceKey`, `tooManyRequests` and
 * `notFound`.
 */
export const updateRequest: Handler<'updateRequest'> = async ({
  group,
  input: { request_id, state, ...input },
  credentials: { authorization },
  caller,
}) => {
  const written_by = await authenticateService(group, authorization, caller);
  const note = input.note.trim();
  const person = await group.db
    .selectFrom('service_requests')
    .select(['email_key', 'user_id'])
    .where('id', '=', request_id)
    .executeTakeFirst();
  if (!person) throw new AccountFailure('notFound');
  const changed = await inTransaction(group, async (transaction) => {
    await lockAddress(transaction, person.email_key);
    if (person.user_id !== null) await lockUser(transaction, 'id', person.user_id);
    const request = await lockRequest(transaction, request_id);
    if (!request) throw new AccountFailure('notFound');
    const last = await lastChange(transaction, request);
    if (last.state === state && last.note === note) return false;
    const at = Math.max(group.now(), last.created_at + 1);
    const event = { id: newId(), request_id, state, note, written_by, created_at: at };
    await transaction.db.insertInto('request_events').values(event).execute();
    await recordAuditEvent(transaction, await requestOwner(transaction, request), 'requestUpdated', caller);
    const edition = isEditionCode(request.edition) ? request.edition : group.code;
    await enqueue(transaction, {
      template: 'serviceUpdated',
      to: { email: request.email },
      edition,
      values: { requestId: request_id, product: productLabel(group, edition, request.product), state, note },
    });
    return true;
  });
  if (changed) group.wakeOutbox();
  return { request_id, state, changed };
};

/** Makes changes of one request wait for each other. Undefined if it was deleted meanwhile. */
const lockRequest = ({ db }: AccountGroup, id: string): Promise<ServiceRequestRow | undefined> =>
  db
    .updateTable('service_requests')
    .set((row) => ({ reason: row.ref('reason') }))
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirst();

async function lastChange(
  { db }: AccountGroup,
  { id, created_at }: ServiceRequestRow,
): Promise<{ state: string; note: string; created_at: number }> {
  const event = await db
    .selectFrom('request_events')
    .select(['state', 'note', 'created_at'])
    .where('request_id', '=', id)
    .orderBy('created_at', 'desc')
    .limit(1)
    .executeTakeFirst();
  return event ?? { state: 'received', note: '', created_at };
}

async function requestOwner({ db }: AccountGroup, { user_id, email_key }: ServiceRequestRow): Promise<string | null> {
  if (user_id !== null) return user_id;
  const user = await db.selectFrom('users').select('id').where('email_key', '=', email_key).executeTakeFirst();
  return user?.id ?? null;
}

/** A product that the edition has stopped listing goes by its id. */
const productLabel = ({ policy }: AccountGroup, edition: EditionCode, product: string): string =>
  policy.products(edition).find(({ id }) => id === product)?.name ?? product;

/**
 * Id of the service key in an `Authorization` header. Throws `wrongServiceKey` without a key of the group, and
 * `tooManyRequests` for a network with too many wrong ones, even with the right one.
 */
async function authenticateService(group: AccountGroup, authorization: string, caller: Caller): Promise<string> {
  const id = matchingKeyId(group, authorization);
  const claims = networkClaims('serviceKeys.network', caller.network);
  await group.limits.takeAll(caller, ...claims.map((claim) => ({ ...claim, counts: id === undefined })));
  if (id === undefined) throw new AccountFailure('wrongServiceKey');
  return id;
}

/** Compares all keys, and hashes of equal length, so that the time tells nothing. */
function matchingKeyId({ settings, code }: AccountGroup, authorization: string): string | undefined {
  const hash = secretHash(/^bearer +(\S+)$/i.exec(authorization)?.[1] ?? '');
  const matches = (settings.serviceKeys[code] ?? []).filter(({ key }) => isSameText(secretHash(key), hash));
  return matches[0]?.id;
}
