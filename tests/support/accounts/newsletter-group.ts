import { decoyRecipient } from '#accounts/mail/messages/enqueue.ts';
import type { SubscriberRow } from '#accounts/store/schema/tables.ts';
import type { ParsedRequest } from '#contract/account/call-shapes.ts';
import type { GroupCode } from '#contract/account/groups.ts';
import type { EditionCode } from '#core/place/editions.ts';
import type { Engine } from './account-engines.ts';
import { call, callerFrom, type GroupOptions, openTestGroup, type TestGroup } from './account-group.ts';

/** Returns a function that opens groups on an engine. */
export const groupOpener =
  (engine: Engine) =>
  (code: GroupCode, options: GroupOptions = {}): Promise<TestGroup> =>
    openTestGroup(engine, { code, ...options });

/** The address that subscribes where a test names no other. */
export const reader = 'robin@example.com';

export const subscribe = (
  { group }: TestGroup,
  edition: EditionCode,
  more: Partial<ParsedRequest<'subscribe'>> = {},
  network?: string,
) => call(group, 'subscribe', { email: reader, source: 'footer', ...more }, callerFrom(network, edition));

/** Confirms with the newest link, or with the given token. */
export const confirm = async (accounts: TestGroup, edition: EditionCode, token?: string) => {
  const input = { token: token ?? (await lastToken(accounts)) };
  return call(accounts.group, 'confirmSubscription', input, callerFrom(undefined, edition));
};

/** Unsubscribes with the newest link, or with the given token. */
export const unsubscribe = async (accounts: TestGroup, token?: string) =>
  call(accounts.group, 'unsubscribe', { token: token ?? (await lastToken(accounts, 'unsubscribeToken')) });

/** Mails in the outbox, without decoys. */
export const sentMails = async ({ outbox }: Pick<TestGroup, 'outbox'>) =>
  (await outbox()).filter(({ recipient }) => recipient !== decoyRecipient);
/** The token of that name in the newest mail that has one; empty if none has. */
export const lastToken = async (accounts: Pick<TestGroup, 'outbox'>, name: 'token' | 'unsubscribeToken' = 'token') => {
  const row = (await sentMails(accounts)).findLast(({ template_values }) => template_values.includes(`"${name}"`));
  return String(JSON.parse(row?.template_values ?? '{}')[name] ?? '');
};
/** The only subscriber. Throws if there is none. */
export const onlySubscriber = ({ db }: Pick<TestGroup, 'db'>): Promise<SubscriberRow> =>
  db.selectFrom('subscribers').selectAll().executeTakeFirstOrThrow();
