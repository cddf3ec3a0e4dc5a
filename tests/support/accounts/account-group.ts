import { randomBytes } from 'node:crypto';
import type { KyselyPlugin } from 'kysely';
import { expect } from 'vitest';
import { performCall } from '#accounts/api/call-table.ts';
import {
  type AccountGroup,
  type AccountSettings,
  type Caller,
  type Credentials,
  createGroup,
  type SitePolicy,
} from '#accounts/group/account-group.ts';
import { createSecrets, type Secrets } from '#accounts/group/secrets/secrets.ts';
import type { StreamedReply } from '#accounts/group/streamed-reply.ts';
import { decoyRecipient } from '#accounts/mail/messages/enqueue.ts';
import type { TemplateName } from '#accounts/mail/messages/message-templates.ts';
import { type Database, openStore } from '#accounts/store/open-store.ts';
import type { OutboxRow } from '#accounts/store/schema/tables.ts';
import type { ParsedRequest } from '#contract/account/call-shapes.ts';
import type { CallName, Reply } from '#contract/account/calls.ts';
import type { GroupCode } from '#contract/account/groups.ts';
import type { EditionCode } from '#core/place/editions.ts';
import { createStoreDatabase, type Engine, endWithTest } from './account-engines.ts';
import { testPolicy, testSettings } from './test-policy.ts';

export interface GroupOptions {
  code?: GroupCode;
  /** Off by default. */
  limits?: boolean;
  settings?: Partial<AccountSettings>;
  secrets?: Secrets;
  policy?: Partial<SitePolicy>;
  /** Address of an existing database, for a second node. */
  address?: string;
  /** The option of `openStore`. */
  silenceTimeout?: number;
  /** Sees every statement of the group. */
  plugin?: KyselyPlugin;
}

export interface TestGroup {
  group: AccountGroup;
  db: Database;
  /** For `openStore` or a second node. */
  address: string;
  /** Returns the number of calls of `wakeOutbox`. */
  wakeUps(): number;
  /** Returns the number of calls of `wakeNotices`. */
  noticeWakeUps(): number;
  /** Advances the group's clock. */
  advance(seconds: number): void;
  /** Messages in the outbox, oldest first. */
  outbox(template?: TemplateName): Promise<OutboxRow[]>;
  /** The functions `call`, `callAs`, `askForCode` and `logIn` for this group. */
  call<Name extends CallName>(name: Name, input: ParsedRequest<Name>, caller?: Caller): Promise<Reply<Name>>;
  callAs<Name extends CallName>(
    credentials: Partial<Credentials>,
    name: Name,
    input: ParsedRequest<Name>,
    caller?: Caller,
  ): Promise<Reply<Name>>;
  askForCode(input: ParsedRequest<'requestCode'>, caller?: Caller): ReturnType<typeof askForCode>;
  logIn(email: string, caller?: Caller): Promise<LoggedIn>;
  close(): Promise<void>;
}

export const testStart = Date.UTC(2026, 10, 21, 12);

export const testSecrets = createSecrets({ keys: [{ id: 'k1', key: randomBytes(32) }], pepper: randomBytes(32) });

/** An account group in its own empty database, with a clock that only `advance` moves. It is closed after the test. */
export async function openTestGroup(engine: Engine, options: GroupOptions = {}): Promise<TestGroup> {
  const {
    code = 'us',
    limits = false,
    settings = {},
    secrets = testSecrets,
    policy = {},
    address,
    silenceTimeout,
    plugin,
  } = options;
  const database = address === undefined ? await createStoreDatabase(engine) : { address, remove: async () => {} };
  const store = await openStore({ address: database.address, ...(silenceTimeout !== undefined && { silenceTimeout }) });
  let now = testStart;
  let [wakeUps, noticeWakeUps] = [0, 0];
  const group = createGroup({
    code,
    db: plugin ? store.db.withPlugin(plugin) : store.db,
    settings: { ...testSettings, limitScale: limits ? 1 : 0, ...settings },
    secrets,
    policy: {
      ...testPolicy,
      channels: { mail: true, sms: code === 'cn' },
      ...policy,
    },
    now: () => now,
    wakeOutbox: () => {
      wakeUps += 1;
    },
    wakeNotices: () => {
      noticeWakeUps += 1;
    },
  });
  const testGroup = { group, db: store.db };
  return {
    ...testGroup,
    call: (...request) => call(group, ...request),
    callAs: (credentials, ...request) => callAs(credentials, group, ...request),
    askForCode: (...request) => askForCode(testGroup, ...request),
    logIn: (...request) => logIn(testGroup, ...request),
    address: database.address,
    wakeUps: () => wakeUps,
    noticeWakeUps: () => noticeWakeUps,
    advance: (seconds) => {
      now += seconds * 1000;
    },
    outbox: (template) => readOutbox(store.db, template),
    close: endWithTest(async () => {
      await store.close();
      await database.remove();
    }),
  };
}

const readOutbox = (db: Database, template?: TemplateName): Promise<OutboxRow[]> => {
  const rows = db.selectFrom('outbox').selectAll().orderBy('created_at');
  return (template === undefined ? rows : rows.where('template', '=', template)).execute();
};

export const callerFrom = (network = '192.0.2.1', edition: EditionCode = 'us'): Caller => ({
  network,
  edition,
  agent: 'Testbrowser 1.0',
});

const noCredentials: Credentials = { apptoken: '', reftoken: '', authorization: '' };

/** Makes a call without a session, as the API does once it has read the input. */
export const call = <Name extends CallName>(
  group: AccountGroup,
  name: Name,
  input: ParsedRequest<Name>,
  caller?: Caller,
): Promise<Reply<Name>> => callAs(noCredentials, group, name, input, caller);

/** The same with the tokens of a session, or with a service key. */
export async function callAs<Name extends CallName>(
  credentials: Partial<Credentials>,
  group: AccountGroup,
  name: Name,
  input: ParsedRequest<Name>,
  caller: Caller = callerFrom(undefined, group.code),
): Promise<Reply<Name>> {
  const context = { group, input, caller, reader: caller.edition, credentials: { ...noCredentials, ...credentials } };
  return (await performCall(name, context)) as Reply<Name>;
}

/** Asks for the file with everything about who is logged in. */
export const askForExport = async (
  group: AccountGroup,
  session: Partial<Credentials>,
  edition: EditionCode = 'us',
): Promise<StreamedReply> =>
  (await callAs(session, group, 'exportData', {}, callerFrom(undefined, edition))) as unknown as StreamedReply;

/** The content of that file. */
export async function exportedData(
  ...request: Parameters<typeof askForExport>
): Promise<Reply<'exportData'> & Record<string, unknown>> {
  return new Response((await askForExport(...request)).open('', '', () => {})).json();
}

/** Requests a code and reads it from the outbox; `''` if none was sent. */
export async function askForCode(
  { group, db }: Pick<TestGroup, 'group' | 'db'>,
  input: ParsedRequest<'requestCode'>,
  caller: Caller = callerFrom(undefined, group.code),
): Promise<{ challenge_id: string; code: string }> {
  const previousMessages = await db.selectFrom('outbox').select('id').execute();
  const { challenge_id } = await call(group, 'requestCode', input, caller);
  const previousIds = new Set(previousMessages.map(({ id }) => id));
  const message = (await readOutbox(db)).find(
    ({ id, template, recipient }) => !previousIds.has(id) && recipient !== decoyRecipient && template.endsWith('Code'),
  );
  const { code = '' } = message ? (JSON.parse(message.template_values) as { code?: string }) : {};
  return { challenge_id, code };
}

export interface LoggedIn extends Pick<Credentials, 'apptoken' | 'reftoken'> {
  user_id: string;
  created: boolean;
  device: string;
}

/** Logs in, or registers. */
export async function logIn(
  test: Pick<TestGroup, 'group' | 'db'>,
  email: string,
  caller: Caller = callerFrom(undefined, test.group.code),
): Promise<LoggedIn> {
  return call(test.group, 'registerOrLogin', await askForCode(test, { email, purpose: 'login' }, caller), caller);
}

/** A code different from `code`. */
export const wrongCode = (code: string): string => String((Number(code) + 1) % 1_000_000).padStart(6, '0');

/** Expects that a call is refused with the answer of that name. */
export const expectRefusal = (call: Promise<unknown>, responseName: string): Promise<void> =>
  expect(call).rejects.toMatchObject({ responseName });
