import type { Server } from 'node:http';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { type CallName, callNames, calls } from '#contract/account/calls.ts';
import { responseCodes } from '#contract/account/response-codes.ts';
import { createNodeServer, listen } from '#server/http/listen.ts';
import { createLog } from '#server/log/log.ts';
import { drain } from '#server/shutdown.ts';
import { type ApiSite, openApiSite } from '../support/accounts/account-api-site.ts';
import { findNginx } from '../support/running/nginx-cache.ts';
import { type NginxProxy, startNginxProxy } from '../support/running/nginx-front.ts';

describe.skipIf(findNginx() === undefined)('the reverse proxy and the bodies of account calls', () => {
  let site: ApiSite;
  let server: Server;
  let proxy: NginxProxy;

  beforeAll(async () => {
    site = await openApiSite('sqlite', { limits: true, config: { trustedHops: 1 } });
    server = createNodeServer(site.handle, createLog({ write: () => {} }));
    proxy = await startNginxProxy([await listen(server, 0, '127.0.0.1')]);
  });
  afterAll(async () => {
    await proxy?.stop();
    await drain(server, 100);
    await site?.close();
  });

  const post = (name: CallName, body: string, from: string) =>
    fetch(`${proxy.origin}/api/us${calls[name].path}`, {
      method: calls[name].method,
      headers: { 'content-type': 'application/json', 'x-forwarded-for': from },
      body,
    });

  const codeOf = async (name: CallName, bytes: number, from: string) => {
    const response = await post(name, JSON.stringify('a'.repeat(bytes - 2)), from);
    return ((await response.json()) as { code: number }).code;
  };

  test('no call of others fails after large bodies were refused', async () => {
    const statuses: number[] = [];
    for (let round = 0; round < 10; round += 1) {
      const refused = [1, 2, 3, 4].map((part) => codeOf('signOut', 400_000, `198.51.100.${part}`));
      expect(new Set(await Promise.all(refused))).toEqual(new Set([responseCodes.tooLarge]));
      // The proxy now has these connections to the node for others.
      const others = [1, 2, 3, 4].map((part) => post('signIn', '{}', `203.0.${round}.${part}`));
      statuses.push(...(await Promise.all(others)).map(({ status }) => status));
    }
    expect(statuses).toEqual(statuses.map(() => 200));
  });

  test('lets through what a node reads of each call, and no more', async () => {
    const isTooLarge = async (name: CallName, bytes: number) =>
      (await codeOf(name, bytes, '192.0.2.1')) === responseCodes.tooLarge;
    for (const name of callNames.filter((call) => calls[call].method !== 'GET')) {
      const largest = name === 'saveProgram' ? 400 * 1024 : 16 * 1024;
      const linesBefore = site.lines.length;
      expect([name, await isTooLarge(name, largest)]).toEqual([name, false]);
      // The node writes the line of a call after its answer.
      await vi.waitFor(() => expect(site.lines.length).toBe(linesBefore + 1));
      expect([name, await isTooLarge(name, largest + 1)]).toEqual([name, true]);
      expect(site.lines.length).toBe(linesBefore + 1);
    }
  });
});
