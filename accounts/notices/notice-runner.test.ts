import { afterEach, expect, test, vi } from 'vitest';
import type { NoticePolicy } from '#accounts/group/account-group.ts';
import { describeOnEngines } from '#tests/support/accounts/account-engines.ts';
import { openTestGroup, type TestGroup, testStart } from '#tests/support/accounts/account-group.ts';
import { groupOpener } from '#tests/support/accounts/newsletter-group.ts';
import {
  countByStatus,
  lookUntil,
  noticeEdges,
  putWaiting,
  timelinePolicy,
} from '#tests/support/accounts/notice-group.ts';
import { waitFor } from '#tests/support/accounts/outbox-harness.ts';
import { enqueue } from '../mail/messages/enqueue.ts';
import { processNotices, startNoticeRunner } from './notice-runner.ts';
import { readStopToken } from './own-notices.ts';

const { opens, closes, reopens } = noticeEdges;
const hours = (count: number) => count * 3600;
const second = 1000;

describeOnEngines('notices', (engine) => {
  const openGroup = groupOpener(engine);
  const open = (noticesPerSecond = 50, mail = true) =>
    openGroup('us', {
      settings: { noticesPerSecond },
      policy: { notices: timelinePolicy, channels: { mail, sms: false } },
    });
  const recipients = async ({ outbox }: TestGroup) => (await outbox()).map(({ recipient }) => recipient).sort();

  const runners: ReturnType<typeof startNoticeRunner>[] = [];
  const start = (accounts: TestGroup) => {
    const runner = startNoticeRunner(accounts.group, (error) => {
      throw error;
    });
    runners.push(runner);
    return runner;
  };
  afterEach(async () => {
    for (const runner of runners.splice(0)) await runner.stop();
  });

  test('wait until the edge and are sent at it, with what their mail needs', async () => {
    const accounts = await open();
    const [email = ''] = await putWaiting(accounts, 1);
    expect(await processNotices(accounts.group)).toBe(opens);
    accounts.advance(3599.999);
    expect(await processNotices(accounts.group)).toBe(opens);
    expect(await countByStatus(accounts)).toEqual({ waiting: 1 });
    accounts.advance(0.001);
    await processNotices(accounts.group);
    const [row] = await accounts.outbox();
    const { stopToken, ...values } = JSON.parse(row?.template_values ?? '{}');
    expect(row).toMatchObject({ template: 'noticeOrderable', recipient: email, edition: 'us', due_at: opens });
    expect(values).toEqual({ subject: 'Name of tank', slug: 'page-of-tank', expiresAt: closes });
    expect(readStopToken(accounts.group, stopToken)).toBe(email);
    const notice = await accounts.db.selectFrom('notices').selectAll().executeTakeFirstOrThrow();
    expect(notice).toMatchObject({ status: 'sent', sent_at: opens, updated_at: opens });
    expect(accounts.wakeUps()).toBe(1);
  });

  test('are sent once each by four nodes that look at the same time', async () => {
    const first = await open(200);
    const shared = { address: first.address, policy: { notices: timelinePolicy } };
    const openOther = () => openTestGroup(engine, { ...shared, settings: { noticesPerSecond: 200 } });
    const others = await Promise.all([openOther(), openOther(), openOther()]);
    const emails = await putWaiting(first, 900);
    for (const accounts of [first, ...others]) accounts.advance(3600);
    await lookUntil([first, ...others], opens + 10 * second);
    expect(await recipients(first)).toEqual(emails);
  });

  test('keep to the rate, and to a minute of it that waits in the outbox', async () => {
    const accounts = await open(10);
    const emails = await putWaiting(accounts, 50);
    accounts.advance(3600);
    expect(await processNotices(accounts.group)).toBe(opens + second);
    expect(await processNotices(accounts.group)).toBe(opens + second);
    expect(await recipients(accounts)).toEqual(emails.slice(0, 10));
    accounts.advance(1);
    await processNotices(accounts.group);
    expect(await recipients(accounts)).toEqual(emails.slice(0, 20));
    const values = { subject: '', slug: '', stopToken: '' };
    const unsent = Array.from({ length: 570 }, () => ({
      template: 'noticeSale' as const,
      to: { email: 'other@example.com' },
      edition: 'us' as const,
      values,
    }));
    await enqueue({ db: accounts.db, now: () => opens }, ...unsent);
    await lookUntil([accounts], opens + 5 * second);
    expect(await countByStatus(accounts)).toEqual({ waiting: 20, sent: 30 });
    await accounts.db.updateTable('outbox').set({ tries: 1 }).execute();
    await lookUntil([accounts], opens + 8 * second);
    expect(await countByStatus(accounts)).toEqual({ sent: 50 });
  });

  test('of a large topic do not hold up those of another', async () => {
    const accounts = await open(10);
    await putWaiting(accounts, 100);
    await putWaiting(accounts, 5, 'sale:summer:main');
    accounts.advance(3600);
    await processNotices(accounts.group, 1);
    expect(await processNotices(accounts.group, 0)).toBe(opens + 500);
    accounts.advance(0.5);
    expect(await processNotices(accounts.group, 0)).toBe(opens + 1500);
    expect((await accounts.outbox()).map(({ template }) => template).sort()).toEqual([
      ...Array(10).fill('noticeOrderable'),
      ...Array(5).fill('noticeSale'),
    ]);
  });

  test('are sent by a node that starts after the edge', async () => {
    const accounts = await open();
    const emails = await putWaiting(accounts, 3);
    accounts.advance(hours(2));
    start(accounts);
    await waitFor(async () => expect(await recipients(accounts)).toEqual(emails));
  });

  test('are not sent by a node that starts when the offer has closed again, but when it reopens', async () => {
    const accounts = await open();
    const emails = await putWaiting(accounts, 2);
    await putWaiting(accounts, 2, 'sale:summer:main');
    accounts.advance(hours(3));
    expect(await processNotices(accounts.group)).toBe(reopens);
    expect(await countByStatus(accounts)).toEqual({ waiting: 2, over: 2 });
    expect(await accounts.outbox()).toEqual([]);
    accounts.advance(hours(2));
    await processNotices(accounts.group);
    expect(await recipients(accounts)).toEqual(emails);
  });

  test('that end in large numbers do not hold up those that are due, nor calls', async () => {
    const accounts = await open();
    await putWaiting(accounts, 450, 'sale:summer:main');
    await putWaiting(accounts, 1, 'orderable:open');
    accounts.advance(hours(3));
    expect(await processNotices(accounts.group)).toBeLessThanOrEqual(closes + second);
    expect(await countByStatus(accounts)).toEqual({ waiting: 250, over: 200, sent: 1 });
    await lookUntil([accounts], closes + second);
    expect(await countByStatus(accounts)).toEqual({ over: 450, sent: 1 });
  });

  test('are sent although the state of another topic cannot be read, which is reported once', async () => {
    const broken: NoticePolicy = {
      ...timelinePolicy,
      status: (edition, topic, at) =>
        topic === 'onSale:tank' ? expect.fail('broken') : timelinePolicy.status(edition, topic, at),
    };
    const accounts = await openGroup('us', { policy: { notices: broken } });
    await putWaiting(accounts, 1, 'onSale:tank');
    await putWaiting(accounts, 1, 'orderable:open');
    const failures: unknown[] = [];
    const runner = startNoticeRunner(accounts.group, (error) => failures.push(error));
    runners.push(runner);
    await waitFor(async () => expect(await recipients(accounts)).toHaveLength(1));
    await putWaiting(accounts, 1, 'orderable:ended');
    runner.wake();
    await waitFor(async () => expect(await countByStatus(accounts)).toEqual({ waiting: 1, sent: 1, over: 1 }));
    expect(failures).toEqual([expect.objectContaining({ message: 'broken' })]);
  });

  test('wait while a topic is not announced, and where no mail can be sent', async () => {
    const accounts = await open(50, false);
    await putWaiting(accounts, 1, 'orderable:secret');
    await putWaiting(accounts, 1, 'orderable:open');
    vi.useFakeTimers({ toFake: ['setTimeout'] });
    start(accounts).wake();
    expect(vi.getTimerCount()).toBe(0);
    vi.useRealTimers();
    expect(await countByStatus(accounts)).toEqual({ waiting: 2 });
    await processNotices(accounts.group);
    expect(await countByStatus(accounts)).toEqual({ waiting: 1, sent: 1 });
  });

  test('follow a pace that was set by a clock that was ahead for a minute at most', async () => {
    const accounts = await open();
    await accounts.db
      .insertInto('notice_pace')
      .values({ id: 'pace', next_at: testStart + 365 * 86_400_000 })
      .execute();
    await putWaiting(accounts, 1, 'orderable:open');
    await processNotices(accounts.group);
    expect(await recipients(accounts)).toHaveLength(1);
  });
});
