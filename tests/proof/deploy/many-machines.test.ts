import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { defaultRetrySchedule } from '#accounts/mail/outbox/retry-schedule.ts';
import type { Reply } from '#contract/account/calls.ts';
import { callApi } from '../../support/accounts/call-api.ts';
import { expectEachCallOnce, hasFailed } from '../../support/accounts/each-call-once.ts';
import { findPostgres, type PostgresCluster, startPostgresCluster } from '../../support/accounts/postgres-cluster.ts';
import { openSilentProxy, type SilentProxy } from '../../support/accounts/silent-proxy.ts';
import { findNginx } from '../../support/running/nginx-cache.ts';
import { type LoadRequest, startSteadyLoad } from '../../support/running/steady-load.ts';
import { runQuery, startThreeNodes, type ThreeNodes, waitForCode } from '../../support/running/three-nodes.ts';

const isPossible = findPostgres() !== undefined && findNginx() !== undefined;
/**
 * The longest time in ms until a proxy on a busy machine notices a closed keep-alive connection. Calls that it sends
 * over the connection meanwhile are lost too.
 */
const noticeMs = 1_000;
const pages = ['/us', '/uk/flagship-megatron', '/jp', '/de', '/', '/us/flagship-bumblebee'];
const tokensOf = ({ apptoken, reftoken }: Reply<'registerOrLogin'>) => ({ apptoken, reftoken });

let cluster: PostgresCluster;
let site: ThreeNodes;

const nodeAt = (index: number) => site.nodes[index % site.nodes.length]?.origin ?? '';
const statusesOf = (requests: readonly LoadRequest[]) =>
  Object.groupBy(requests, ({ method, status, code }) => `${method} ${status} ${code ?? ''}`.trim());

const formatStatuses = (requests: readonly LoadRequest[]) =>
  Object.entries(statusesOf(requests))
    .map(([status, some]) => `${status}: ${some?.length}`)
    .join(', ');

/** Logs in with a code that was requested at one node and redeemed at the next. */
async function logIn(email: string): Promise<Reply<'registerOrLogin'>> {
  const challenge = await callApi(nodeAt(0), 'us', 'requestCode', { email, purpose: 'login' });
  const code = await waitForCode(site.mails, email);
  return (await callApi(nodeAt(1), 'us', 'registerOrLogin', { challenge_id: challenge.data.challenge_id, code })).data;
}

describe.skipIf(!isPossible)('three nodes on one PostgreSQL behind nginx', () => {
  beforeAll(async () => {
    cluster = await startPostgresCluster();
    site = await startThreeNodes({ cluster: cluster.url });
  });
  afterAll(async () => {
    await site?.stop();
    await cluster?.remove();
  });

  test('a session that starts at one node works and ends at all of them', async () => {
    const session = await logIn('one@example.com');
    const profilesEverywhere = () =>
      Promise.all([0, 1, 2].map((index) => callApi(nodeAt(index), 'us', 'profile', {}, tokensOf(session))));
    expect((await profilesEverywhere()).map(({ code }) => code)).toEqual([2000, 2000, 2000]);
    expect((await callApi(site.proxy.origin, 'us', 'profile', {}, tokensOf(session))).code).toBe(2000);
    await callApi(nodeAt(2), 'us', 'signOut', {}, tokensOf(session));
    expect((await profilesEverywhere()).map(({ code }) => code)).toEqual([4003, 4003, 4003]);
  });

  test('each group has a store of its own', async () => {
    await callApi(site.proxy.origin, 'eu', 'subscribe', { email: 'europe@example.com' });
    const subscribers = await Promise.all(
      Object.values(site.databases).map((address) =>
        runQuery<{ email: string }>(address, 'select email from subscribers'),
      ),
    );
    expect(subscribers.map((rows) => rows.map(({ email }) => email))).toEqual([[], ['europe@example.com'], []]);
  });

  test('the reverse proxy caches a page once per encoding, and gives each request its own id', async () => {
    const ask = async (path: string, headers: Record<string, string> = {}) => {
      const { status, headers: responseHeaders } = await fetch(site.proxy.origin + path, { headers });
      return {
        status,
        cache: responseHeaders.get('x-cache'),
        encoding: responseHeaders.get('content-encoding'),
        id: responseHeaders.get('x-request-id'),
      };
    };
    const page = '/us/flagship-megatron?front';
    expect(await ask(page, { 'accept-encoding': 'gzip, deflate, br' })).toMatchObject({
      cache: 'MISS',
      encoding: 'br',
    });
    const again = await ask(page, { 'accept-encoding': 'br;q=1.0, gzip;q=0.8' });
    expect(again).toMatchObject({ cache: 'HIT', encoding: 'br' });
    expect(await ask(page, { 'accept-encoding': 'gzip, br;q=0' })).toMatchObject({ cache: 'MISS', encoding: 'gzip' });
    expect(await ask(page, { 'accept-encoding': 'identity' })).toMatchObject({ cache: 'MISS', encoding: null });
    const other = await ask(page, { 'accept-encoding': 'br' });
    expect([other.cache, /^[0-9a-f]{32}$/.test(other.id ?? ''), other.id === again.id]).toEqual(['HIT', true, false]);
    expect((await ask(page, { 'accept-encoding': 'br', 'x-request-id': 'id-of-the-edge' })).id).toBe('id-of-the-edge');
  });

  test('a node that is killed under load loses only its calls in flight, and none is executed twice', async () => {
    const clients = 16;
    const load = startSteadyLoad({ origin: site.proxy.origin, pages, clients, callEvery: 3, name: 'killed' });
    await load.waitForMore(300);
    const [killedAt, underWay] = [performance.now(), load.pendingCount()];
    process.kill(site.nodes[1]?.pid ?? 0, 'SIGKILL');
    await load.waitForMore(300);
    await load.stop();
    await site.replace(1);

    const failedRequests = load.requests.filter(hasFailed);
    console.log(
      `killed: ${load.requests.length} requests, ${underWay} under way then, lost ${failedRequests.length}: ${formatStatuses(failedRequests)}; asked ${failedRequests.map(({ startedAt: began }) => (began - killedAt).toFixed(0)).join(', ')} ms after it`,
    );
    expect(statusesOf(failedRequests.filter(({ method }) => method === 'GET'))).toEqual({});
    expect(failedRequests.length).toBeLessThanOrEqual(clients);
    expect(
      failedRequests.filter(({ startedAt: began, endedAt: ended }) => began > killedAt + noticeMs || ended < killedAt),
    ).toEqual([]);
    // All errors happened at the killed node.
    const killed = new URL(nodeAt(1)).port;
    const errorLines = site.proxy.lines().filter(({ node_status }) => /50\d/.test(node_status));
    expect(
      errorLines.filter(({ node, node_status }) =>
        node
          .split(', ')
          .some((address, index) => /50\d/.test(node_status.split(', ')[index] ?? '') && !address.endsWith(killed)),
      ),
    ).toEqual([]);
    await expectEachCallOnce(site, load.requests, defaultRetrySchedule.parallel);
  }, 400_000);

  test('nodes that are replaced one by one under load lose nothing', async () => {
    const load = startSteadyLoad({ origin: site.proxy.origin, pages, clients: 16, callEvery: 4, name: 'rolling' });
    for (const index of [0, 1, 2]) {
      await load.waitForMore(200);
      await site.replace(index);
    }
    await load.waitForMore(200);
    await load.stop();
    console.log(`rolling: ${load.requests.length} requests, ${formatStatuses(load.requests)}`);
    expect(statusesOf(load.requests.filter(hasFailed))).toEqual({});
    await expectEachCallOnce(site, load.requests);
  });
});

describe.skipIf(!isPossible)('a node that cannot reach its database', () => {
  test('still serves pages, and the others still serve everything', async () => {
    cluster = await startPostgresCluster();
    const proxy: SilentProxy = await openSilentProxy(cluster.url);
    const throughProxy = (address: string) =>
      Object.assign(new URL(proxy.address), { pathname: new URL(address).pathname }).href;
    site = await startThreeNodes({
      cluster: cluster.url,
      settingsOf: (index, { us }): Record<string, string> => (index === 2 ? { DATABASE_URL_US: throughProxy(us) } : {}),
    });
    try {
      const subscribe = (index: number, email: string) => callApi(nodeAt(index), 'us', 'subscribe', { email });
      expect((await subscribe(2, 'before@example.com')).code).toBe(2000);
      await proxy.close();
      expect((await subscribe(2, 'away@example.com')).code).toBe(5003);
      expect([(await subscribe(0, 'there@example.com')).code, (await subscribe(1, 'too@example.com')).code]).toEqual([
        2000, 2000,
      ]);
      for (const path of [...pages, '/healthz', '/readyz'])
        expect([path, (await fetch(nodeAt(2) + path)).status]).toEqual([path, 200]);
      // Its other account groups still work.
      expect((await callApi(nodeAt(2), 'eu', 'subscribe', { email: 'europe@example.com' })).code).toBe(2000);
    } finally {
      await site.stop();
      await cluster.remove();
    }
  }, 180_000);
});
