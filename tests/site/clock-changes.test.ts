import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import type { AccountGroup } from '#accounts/group/account-group.ts';
import { startGroup } from '#accounts/lifecycle/start-group.ts';
import { claimDue, markFailed } from '#accounts/mail/outbox/outbox-rows.ts';
import { defaultRetrySchedule, retryDelay } from '#accounts/mail/outbox/retry-schedule.ts';
import { type Instant, parseInstant } from '#core/time/instant.ts';
import { createDatabase, describeOnEngines } from '../support/accounts/account-engines.ts';
import { askForCode, callerFrom, logIn, openTestGroup, testSecrets } from '../support/accounts/account-group.ts';
import { type OutboxHarness, openOutboxHarness, waitFor } from '../support/accounts/outbox-harness.ts';
import { findPostgres } from '../support/accounts/postgres-cluster.ts';
import { testPolicy, testSettings } from '../support/accounts/test-policy.ts';
import { edge, second } from '../support/site/fixture-site.ts';
import { createTestSite } from '../support/site/test-site.ts';

const minute = 60 * second;

const claim = (group: AccountGroup) =>
  claimDue(group, { channels: ['mail'], limit: 8, schedule: defaultRetrySchedule });

/** A generator of numbers from 0 to 1 that are the same in each run. */
function createRandom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state * 1_664_525 + 1_013_904_223) % 2 ** 32;
    return state / 2 ** 32;
  };
}

/** Requests the page once: when it is valid, what it shows, and for how many seconds caches may keep it. */
async function observe({ get }: Pick<ReturnType<typeof createTestSite>, 'get'>) {
  const response = await get('/uk');
  expect(response.status).toBe(200);
  const until = response.headers.get('x-page-valid-until') ?? '';
  return {
    from: parseInstant(response.headers.get('x-page-instant') ?? ''),
    until: until === 'never' ? Number.POSITIVE_INFINITY : parseInstant(until),
    hasBanner: (await response.text()).includes('Summer prices'),
    seconds: Number(/s-maxage=(\d+)/.exec(response.headers.get('cache-control') ?? '')?.[1] ?? 0),
  };
}

describe('a server whose clock', () => {
  test.each([
    ['is five minutes fast', 5 * minute, false],
    ['is five minutes slow', -5 * minute, true],
  ])('%s serves the page of that time, valid until the next edge', async (_how, offset, hasBanner) => {
    const site = createTestSite();
    site.clock.set(edge + offset);
    const observed = await observe(site);
    expect(observed).toMatchObject({ from: edge + offset, hasBanner });
    if (hasBanner) expect(observed).toMatchObject({ until: edge, seconds: 296 });
  });

  test('is set back over an edge serves the earlier page again until it passes the edge', async () => {
    const site = createTestSite();
    const at = async (instant: Instant) => {
      site.clock.set(instant);
      await site.cache.renderAhead();
      return (await observe(site)).hasBanner;
    };
    const offsets = [-second, second, -5 * minute, -second, 0, 5 * minute, -1, 0];
    const banners: boolean[] = [];
    for (const offset of offsets) banners.push(await at(edge + offset));
    expect(banners).toEqual(offsets.map((offset) => offset < 0));
  });

  test('is set during rendering only serves pages that were valid between request and response', async () => {
    const random = createRandom(20_261_121);
    let duringRender: () => Promise<void> = async () => {};
    const site = createTestSite({
      render: async (page) => {
        await duringRender();
        return `<html>${JSON.stringify(page)}</html>`;
      },
    });
    const step = () => site.clock.set(edge + Math.round((random() - 0.5) * 10 * minute));
    duringRender = async () => {
      await new Promise((resolve) => setTimeout(resolve, random() * 2));
      if (random() < 0.4) step();
    };
    for (let round = 0; round < 60; round += 1) {
      step();
      const clockInstants: Instant[] = [site.clock.now()];
      const { set } = site.clock;
      site.clock.set = (instant) => {
        clockInstants.push(instant);
        set(instant);
      };
      const [observed] = await Promise.all([
        Promise.all([observe(site), observe(site), observe(site)]),
        site.cache.renderAhead(),
      ]);
      site.clock.set = set;
      for (const { from, until, hasBanner, seconds } of observed) {
        expect(hasBanner).toBe(from < edge);
        const trueAt = clockInstants.filter((instant) => from <= instant && instant < until);
        expect(trueAt.length, 'the page was valid at no instant of the clock').toBeGreaterThan(0);
        if (until < Number.POSITIVE_INFINITY)
          expect(trueAt.some((instant) => instant + seconds * second < until)).toBe(true);
      }
    }
  });

  test('changes during every rendering fails, and serves again once it is steady', async () => {
    let isUnsteady = true;
    const site = createTestSite({
      render: async (page) => {
        if (isUnsteady) site.clock.set(site.clock.now() < edge ? edge + second : edge - second);
        return `<html>${JSON.stringify(page)}</html>`;
      },
    });
    const response = await site.get('/uk');
    expect([response.status, response.headers.get('cache-control')]).toEqual([500, 'no-store']);
    expect(site.rendered.length).toBeLessThanOrEqual(10);
    isUnsteady = false;
    expect((await site.get('/uk')).status).toBe(200);
  });
});

describeOnEngines('accounts on nodes whose clocks are five minutes apart', (engine) => {
  test('share sessions, codes and limits', async () => {
    const slow = await openTestGroup(engine, { limits: true });
    const fast = await openTestGroup(engine, { limits: true, address: slow.address, secrets: slow.group.secrets });
    fast.advance(300);
    try {
      const ahead = await logIn(fast, 'fast@example.com', callerFrom('192.0.2.7'));
      expect(await slow.group.tokens.verify(ahead.apptoken)).toMatchObject({ userId: ahead.user_id });
      const behind = await logIn(slow, 'slow@example.com', callerFrom('192.0.2.8'));
      expect(await fast.group.tokens.verify(behind.apptoken)).toMatchObject({ userId: behind.user_id });
      expect(
        (await askForCode(fast, { email: 'other@example.com', purpose: 'login' }, callerFrom('192.0.2.9'))).code,
      ).toMatch(/^\d{6}$/);

      const limit = { name: 'of the test', rule: { limit: 2, seconds: 900 }, subject: ['name'] };
      const wait = ({ group }: typeof slow) => group.limits.takeOrDelay(limit);
      expect([await wait(fast), await wait(slow)]).toEqual([0, 0]);
      expect(await wait(slow)).toBeGreaterThan(0);
    } finally {
      await fast.close();
      await slow.close();
    }
  });

  test('a limit that was used up while a clock was a day ahead does not last for a day', async () => {
    const node = await openTestGroup(engine, { limits: true });
    const limit = { name: 'of the test', rule: { limit: 1, seconds: 60 }, subject: ['name'] };
    const wait = () => node.group.limits.takeOrDelay(limit);
    try {
      node.advance(86_400);
      expect(await wait()).toBe(0);
      expect(await wait()).toBe(60);
      node.advance(-86_400);
      expect(await wait()).toBe(0);
      expect(await wait()).toBe(60);
    } finally {
      await node.close();
    }
  });
});

describe.skipIf(findPostgres() === undefined)('nodes on one PostgreSQL whose clocks are five minutes apart', () => {
  const startNode = (address: string, ahead: number) =>
    startGroup('us', address, {
      settings: testSettings,
      secrets: testSecrets,
      policy: testPolicy,
      transports: {},
      render: () => ({ channel: 'sms', text: '' }),
      retainsSent: false,
      log: { info: () => {}, warn: () => {}, error: () => {} },
      now: () => Date.now() + ahead,
    });

  test('use its clock: no node takes the messages of another, and no code expires early', async () => {
    const { address, remove } = await createDatabase('postgres');
    const nodes = [await startNode(address, 0), await startNode(address, 5 * minute)];
    try {
      const [slow, fast] = nodes.map((node) => node.current());
      if (!slow || !fast) throw new Error('a store is not open');
      await askForCode({ group: slow, db: slow.db }, { email: 'name@example.com', purpose: 'login' });
      const { rows } = await claim(slow);
      expect(rows).toHaveLength(1);
      expect((await claim(fast)).rows).toEqual([]);
      for (const { id } of rows) await markFailed(slow, id, 'busy', { due_at: slow.now() + 4 * minute });
      expect((await claim(fast)).rows).toEqual([]);
      const { expires_at } = await fast.db.selectFrom('challenges').select('expires_at').executeTakeFirstOrThrow();
      expect(expires_at - fast.now()).toBeGreaterThan((testSettings.codeSeconds - 4 * 60) * second);
    } finally {
      for (const node of nodes) await node.close();
      await remove();
    }
  });
});

describeOnEngines('a message of a node whose clock', (engine) => {
  let harness: OutboxHarness;
  beforeEach(async () => {
    harness = await openOutboxHarness(engine);
  });
  afterEach(() => harness.close());
  const day = 86_400;

  test('was a day ahead when it was queued is sent once the clock is right', async () => {
    await harness.startMailServer();
    harness.accounts.advance(day);
    await harness.enqueueMails('robin@example.com');
    harness.accounts.advance(-day);
    harness.startWorker();
    await waitFor(() => expect(harness.arrivedRecipients()).toEqual(['robin@example.com']));
  });

  test('is right is not claimed twice, nor before its retry is due', async () => {
    const { group } = harness.accounts;
    await harness.enqueueMails('robin@example.com');
    const { rows } = await claim(group);
    expect(rows).toHaveLength(1);
    expect((await claim(group)).rows).toEqual([]);
    for (const { id } of rows)
      await markFailed(group, id, 'busy', { due_at: group.now() + retryDelay(20, defaultRetrySchedule, 1) });
    expect((await claim(group)).rows).toEqual([]);
  });
});
