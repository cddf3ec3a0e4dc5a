import type { Caller } from '#accounts/group/account-group.ts';
import { decoyRecipient } from '#accounts/mail/messages/enqueue.ts';
import type { SubscriberRow } from '#accounts/store/schema/tables.ts';
import type { ParsedRequest } from '#contract/account/call-shapes.ts';
import type { GroupCode } from '#contract/account/groups.ts';
import type { EditionCode } from '#core/place/editions.ts';
import type { Engine } from './account-engines.ts';
import { callerFrom, type GroupOptions, openTestGroup, type TestGroup } from './account-group.ts';

/** Returns a function that opens groups on an engine. */
export const groupOpener =
  (engine: Engine) =>
  (code: GroupCode, options: GroupOptions = {}): Promise<TestGroup> =>
    openTestGroup(engine, { code, ...options });

export const callerIn = (edition: EditionCode, network = '192.0.2.1'): Caller => callerFrom(network, edition);
export const subscription = (email: string, more: Partial<ParsedRequest<'subscribe'>> = {}) => ({
  email,
  source: 'footer',
  ...more,
});
/** Mails in the outbox, without decoys. */
export const sentMails = async ({ outbox }: TestGroup) =>
  (await outbox()).filter(({ recipient }) => recipient !== decoyRecipient);
export const tokenOf = ({ template_values }: { template_values: string }, name: 'token' | 'unsubscribeToken') =>
  JSON.parse(template_values)[name] as string;
/** The token of that name in the newest mail that has one; empty if none has. */
export const lastToken = async (accounts: TestGroup, name: 'token' | 'unsubscribeToken' = 'token') => {
  const row = (await sentMails(accounts)).filter(({ template_values }) => template_values.includes(`"${name}"`)).at(-1);
  return row ? tokenOf(row, name) : '';
};
/** The only subscriber. Throws if there is none. */
export const onlySubscriber = ({ db }: TestGroup): Promise<SubscriberRow> =>
  db.selectFrom('subscribers').selectAll().executeTakeFirstOrThrow();
