import { expect, test } from 'vitest';
import type { EditionCode } from '#core/place/editions.ts';
import { describeOnEngines } from '#tests/support/accounts/account-engines.ts';
import {
  call,
  callAs,
  callerFrom,
  expectRefusal,
  type GroupOptions,
  type LoggedIn,
  type TestGroup,
} from '#tests/support/accounts/account-group.ts';
import { groupOpener, sentMails } from '#tests/support/accounts/newsletter-group.ts';
import { noticeEdges, timelinePolicy } from '#tests/support/accounts/notice-group.ts';
import { recordStatements } from '#tests/support/accounts/record-statements.ts';
import type { Credentials } from '../group/account-group.ts';
import { decoyRecipient } from '../mail/messages/enqueue.ts';
import { processNotices } from './notice-runner.ts';

const nobody = { apptoken: '', reftoken: '' };
const topic = 'orderable:tank';
const email = 'robin@example.com';
const day = 86_400;

describeOnEngines('asking for a notice', (engine) => {
  const openGroup = groupOpener(engine);
  const open = (code: 'us' | 'eu', options: GroupOptions = {}) =>
    openGroup(code, { policy: { notices: timelinePolicy }, ...options });
  const ask = (
    { group }: TestGroup,
    request: { topic?: string; email?: string },
    credentials: Partial<Credentials> = nobody,
    edition: EditionCode = group.code,
  ) => callAs(credentials, group, 'createNotice', { topic, ...request }, callerFrom(undefined, edition));
  const noticesIn = ({ db }: TestGroup) => db.selectFrom('notices').selectAll().orderBy('created_at').execute();
  const noticeMails = async (accounts: TestGroup) =>
    (await sentMails(accounts)).filter(({ template }) => /notice/i.test(template));
  const tokenIn = async (accounts: TestGroup, name: 'token' | 'stopToken') =>
    JSON.parse((await noticeMails(accounts)).at(-1)?.template_values ?? '{}')[name] as string;
  const list = ({ group }: TestGroup, owner: LoggedIn) => callAs(owner, group, 'notices', {});

  test('needs one tap with a session, and is listed until it is cancelled', async () => {
    const accounts = await open('us');
    const owner = await accounts.logIn(email);
    expect(await list(accounts, owner)).toEqual({ notices: [] });
    expect(await ask(accounts, {}, owner)).toEqual({ result: 'waiting' });
    expect(await noticeMails(accounts)).toEqual([]);
    expect(accounts.noticeWakeUps()).toBe(1);
    const listed = await list(accounts, owner);
    expect(listed.notices).toEqual([
      {
        id: expect.any(String),
        topic,
        region: 'us',
        subject: 'Name of tank',
        state: 'waiting',
        created_at: accounts.group.now(),
        sent_at: null,
      },
    ]);
    accounts.advance(60);
    expect(await ask(accounts, {}, owner)).toEqual({ result: 'waiting' });
    expect(await list(accounts, owner)).toEqual(listed);
    const stranger = await accounts.logIn('stranger@example.com');
    const [notice] = listed.notices;
    await accounts.callAs(stranger, 'cancelNotice', { id: notice?.id ?? '' });
    expect(await list(accounts, owner)).toEqual(listed);
    expect(await accounts.callAs(owner, 'cancelNotice', { id: notice?.id ?? '' })).toEqual({ notices: [] });
    expect(await noticesIn(accounts)).toEqual([]);
  });

  test('is confirmed by mail where the law asks for that, with the newest link and for a week', async () => {
    const accounts = await open('eu');
    const { group } = accounts;
    expect(await ask(accounts, { email }, nobody, 'de')).toEqual({ result: 'confirm' });
    const firstLink = { token: await tokenIn(accounts, 'token') };
    expect(await noticeMails(accounts)).toMatchObject([{ template: 'confirmNotice', recipient: email, edition: 'de' }]);
    expect(await ask(accounts, { email }, nobody, 'de')).toEqual({ result: 'confirm' });
    expect(await noticesIn(accounts)).toMatchObject([{ status: 'pending', edition: 'de' }]);
    const link = { token: await tokenIn(accounts, 'token') };
    const refused = { responseName: 'linkExpired' };
    await expect(call(group, 'confirmNotice', firstLink, callerFrom(undefined, 'de'))).rejects.toMatchObject(refused);
    await expect(
      call(group, 'confirmNotice', { token: 'nonsense' }, callerFrom(undefined, 'de')),
    ).rejects.toMatchObject(refused);
    for (let times = 0; times < 2; times += 1)
      expect(await call(group, 'confirmNotice', link, callerFrom(undefined, 'de'))).toEqual({
        subject: 'Name of tank',
      });
    const [row] = await noticesIn(accounts);
    expect(row?.status).toBe('waiting');
    expect(JSON.parse(row?.consent ?? '')).toMatchObject({ edition: 'de', confirmed: { at: group.now() } });
    expect(await ask(accounts, { email }, nobody, 'de')).toEqual({ result: 'confirm' });
    const templates = (await noticeMails(accounts)).map(({ template }) => template);
    expect(templates.sort()).toEqual(['confirmNotice', 'confirmNotice', 'noticeAsked']);
    await ask(accounts, { email: 'late@example.com' }, nobody, 'fr');
    const late = (await noticeMails(accounts)).find(({ recipient }) => recipient === 'late@example.com');
    accounts.advance(7 * day);
    const lateLink = { token: JSON.parse(late?.template_values ?? '{}').token };
    await expect(call(group, 'confirmNotice', lateLink, callerFrom(undefined, 'fr'))).rejects.toMatchObject(refused);
  });

  test('is told by mail elsewhere, and a link in the mail stops every notice of the address for ever', async () => {
    const accounts = await open('us');
    expect(await ask(accounts, { email: 'Robin@Example.com' })).toEqual({ result: 'waiting' });
    await ask(accounts, { email, topic: 'onSale:tank' }, nobody, 'jp');
    await ask(accounts, { email: 'other@example.com' });
    expect((await noticeMails(accounts)).map(({ template }) => template)).toEqual(Array(3).fill('noticeAsked'));
    const robins = (await noticeMails(accounts)).find(({ recipient }) => recipient.startsWith('Robin'));
    const token = JSON.parse(robins?.template_values ?? '{}').stopToken as string;
    accounts.advance(3600);
    await processNotices(accounts.group);
    await accounts.call('stopNotices', { token });
    expect(await noticesIn(accounts)).toMatchObject([{ email_key: 'other@example.com' }]);
    expect(new Set((await noticeMails(accounts)).map(({ recipient }) => recipient))).toEqual(
      new Set(['other@example.com']),
    );
    await ask(accounts, { email, topic: 'onSale:tank' });
    accounts.advance(10 * 365 * day);
    await accounts.call('stopNotices', { token });
    expect((await noticesIn(accounts)).map(({ email_key }) => email_key)).toEqual(['other@example.com']);
    await expectRefusal(accounts.call('stopNotices', { token: `x${token}` }), 'linkExpired');
  });

  test('for what is not announced gets the answer of what does not exist, and stores nothing', async () => {
    const accounts = await open('us');
    const owner = await accounts.logIn(email);
    const refused = { responseName: 'invalidFields', details: { fields: ['topic'] } };
    for (const credentials of [nobody, owner]) {
      for (const name of ['orderable:secret', 'orderable:unknown', 'orderable:ended'])
        await expect(ask(accounts, { topic: name, email }, credentials)).rejects.toMatchObject(refused);
      expect(await ask(accounts, { topic: 'orderable:open', email }, credentials)).toEqual({ result: 'open' });
    }
    expect(await noticesIn(accounts)).toEqual([]);
    expect(await noticeMails(accounts)).toEqual([]);
  });

  test('needs an address without a session, and one that has ended counts as none only with an address', async () => {
    const accounts = await open('us');
    const owner = await accounts.logIn(email);
    await accounts.callAs(owner, 'signOut', {});
    await expect(ask(accounts, {})).rejects.toMatchObject({ details: { fields: ['email'] } });
    await expectRefusal(ask(accounts, {}, owner), 'sessionExpired');
    expect(await ask(accounts, { email }, owner)).toEqual({ result: 'waiting' });
    expect(await noticeMails(accounts)).toMatchObject([{ template: 'noticeAsked' }]);
  });

  test('begins anew after a notice was sent, also for a topic that is due a second time', async () => {
    const accounts = await open('us');
    await ask(accounts, {}, await accounts.logIn(email));
    accounts.advance(3600);
    await processNotices(accounts.group);
    const owner = await accounts.logIn(email);
    expect((await list(accounts, owner)).notices).toMatchObject([{ state: 'sent', sent_at: noticeEdges.opens }]);
    accounts.advance(2 * 3600);
    expect(await ask(accounts, {}, await accounts.logIn(email))).toEqual({ result: 'waiting' });
    expect(await noticesIn(accounts)).toMatchObject([{ status: 'waiting', sent_at: null }]);
    accounts.advance(2 * 3600);
    await processNotices(accounts.group);
    expect(await noticeMails(accounts)).toHaveLength(2);
  });

  test('ends at fifty for an address, of which only its owner is told', async () => {
    const accounts = await open('us');
    for (let index = 0; index < 50; index += 1) await ask(accounts, { email, topic: `onSale:${index}` });
    expect(await ask(accounts, { email })).toEqual({ result: 'waiting' });
    const owner = await accounts.logIn(email);
    await expectRefusal(ask(accounts, {}, owner), 'tooManyNotices');
    expect(await ask(accounts, { topic: 'onSale:7' }, owner)).toEqual({ result: 'waiting' });
    expect(await noticesIn(accounts)).toHaveLength(50);
  });

  test.each(['us', 'de'] as const)(
    'takes the same work in %s whatever is stored about the address',
    async (edition) => {
      const { plugin, statements } = recordStatements();
      const accounts = await open(edition === 'us' ? 'us' : 'eu', { limits: true, plugin });
      const measure = async (address: string) => {
        const [before, queued] = [statements.length, (await accounts.outbox()).length];
        const { result } = await ask(accounts, { email: address }, nobody, edition);
        return { result, statements: statements.length - before, queued: (await accounts.outbox()).length - queued };
      };
      const first = await measure(email);
      expect(first.queued).toBe(1);
      for (let times = 0; times < 8; times += 1) expect(await measure(email)).toEqual(first);
      expect((await noticeMails(accounts)).length).toBe(8);
      expect((await accounts.outbox()).filter(({ recipient }) => recipient === decoyRecipient)).toHaveLength(1);
      if (edition === 'de')
        await accounts.call('confirmNotice', { token: await tokenIn(accounts, 'token') }, callerFrom(undefined, 'de'));
      accounts.advance(2 * day);
      await accounts.db.updateTable('notices').set({ status: 'waiting' }).execute();
      expect(timelinePolicy.status(edition, 'onSale:tank', accounts.group.now())?.state).toBe('waiting');
      const again = async (address: string) => {
        const before = statements.length;
        await ask(accounts, { email: address, topic: 'onSale:tank' }, nobody, edition);
        return statements.length - before;
      };
      expect([await again(email), await again('new@example.com')]).toEqual([first.statements, first.statements]);
    },
  );
});
