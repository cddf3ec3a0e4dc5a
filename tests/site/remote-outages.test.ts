import { randomBytes } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { groupApiPath } from '#contract/account/groups.ts';
import { editionCodes, editions } from '#core/place/editions.ts';
import { callApi } from '../support/accounts/call-api.ts';
import { openSilentServer, type SilentServer } from '../support/accounts/silent-server.ts';
import { type RunningSite, startSite } from '../support/running/running-site.ts';

// One site for all tests. Everything around it hangs from the start, so that each test shows which requests that
// blocks.
describe('while a database, the mail server and a remote API accept connections and never respond', () => {
  let database: SilentServer;
  let mail: SilentServer;
  let api: SilentServer;
  let site: RunningSite;
  const secret = () => randomBytes(32).toString('base64url');

  beforeAll(async () => {
    [database, mail, api] = await Promise.all([openSilentServer(), openSilentServer(), openSilentServer()]);
    site = await startSite({
      SITE_ENV: 'test',
      ACCOUNT_SECRETS: `k1:${secret()}`,
      ACCOUNT_PEPPER: secret(),
      ACCOUNT_LIMIT_SCALE: '0',
      DATABASE_URL_US: `postgres://nobody@127.0.0.1:${database.port}/accounts`,
      API_BASE_EU: `http://127.0.0.1:${api.port}`,
      SMTP_URL: `smtp://127.0.0.1:${mail.port}`,
    });
  }, 60_000);
  afterAll(async () => {
    await Promise.all([database, mail, api].map((server) => server?.close()));
    await site?.stop();
  }, 60_000);

  const within = async <Value>(ms: number, work: Promise<Value>): Promise<Value> => {
    const start = performance.now();
    const value = await work;
    expect(performance.now() - start).toBeLessThan(ms);
    return value;
  };

  test('every edition has its pages, and the server is ready', async () => {
    for (const edition of editionCodes) {
      const response = await fetch(site.origin + (edition === 'cn' ? '/' : `/${edition}`));
      expect([response.status, response.headers.get('content-language')]).toEqual([200, editions[edition].lang]);
    }
    for (const probe of ['/healthz', '/readyz']) expect((await fetch(site.origin + probe)).status, probe).toBe(200);
  });

  test('calls that need the database fail in time with a clear message', async () => {
    const response = await within(7_000, callApi(site.origin, 'us', 'subscribe', { email: 'name@example.com' }));
    expect(response).toMatchObject({ code: 5003, msg: expect.stringMatching(/again/i) });
    expect(database.connectionCount()).toBeGreaterThan(0);
  });

  test('other groups send codes in time, and every mail waits in the outbox', async () => {
    const addresses = Array.from({ length: 12 }, (_, index) => `name${index}@example.com`);
    const calls = addresses.map((email) =>
      callApi(site.origin, 'cn', 'requestCode', { email, purpose: 'login', agreed: true }),
    );
    expect(new Set((await within(7_000, Promise.all(calls))).map(({ code }) => code))).toEqual(new Set([2000]));
    const metrics = await within(
      5_000,
      fetch(`${site.origin}/metrics`).then((response) => response.text()),
    );
    expect(metrics).toContain('accounts_store_up{group="us"} 0');
    expect(metrics).toContain('accounts_store_up{group="cn"} 1');
    expect(metrics).toContain(`accounts_outbox_waiting{group="cn"} ${addresses.length}`);
  });

  test('the server neither calls the remote API nor replaces it', async () => {
    expect(await (await fetch(`${site.origin}/de/login`)).text()).toContain(`127.0.0.1:${api.port}`);
    const response = await fetch(`${site.origin}${groupApiPath('eu')}/account/product/options`);
    expect(await response.json()).toMatchObject({ code: 4004 });
    expect(api.connectionCount()).toBe(0);
  });
});
