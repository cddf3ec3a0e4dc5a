import { randomBytes } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { expect } from 'vitest';
import { type Accounts, openAccounts } from '#accounts/accounts.ts';
import { createSecrets } from '#accounts/group/secrets/secrets.ts';
import type { GroupTimeouts } from '#accounts/lifecycle/start-group.ts';
import { keysAsMessages } from '../site/random-site.ts';
import { endWithTest } from './account-engines.ts';
import { testPolicy, testSettings } from './test-policy.ts';

const secrets = createSecrets({ keys: [{ id: 'k1', key: randomBytes(32) }], pepper: randomBytes(32) });

/** Opens accounts of the US with the store at `address` until the test ends. `lines` holds what they log. */
export async function openAccountsAt(address: string, times: Partial<GroupTimeouts> = {}) {
  const lines: string[] = [];
  const note = (_line: object, message: string) => void lines.push(message);
  const accounts = await openAccounts({
    stores: { us: address },
    settings: testSettings,
    secrets,
    policy: testPolicy,
    transports: {},
    render: () => ({ channel: 'sms', text: '' }),
    retainsSent: false,
    words: keysAsMessages,
    origins: [],
    log: { info: note, warn: note, error: note },
    now: Date.now,
    timeouts: times,
  });
  return { accounts: { ...accounts, close: endWithTest(accounts.close) }, lines };
}

/** Subscribes to the newsletter. Resolves to the code of the response, and to how many ms it took. */
export async function subscribeAt(accounts: Accounts, email: string): Promise<{ code: number; ms: number }> {
  const url = new URL('https://www.kinetra.example/api/us/account/user/subscribe/create');
  const request = new Request(url, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email }),
  });
  const start = performance.now();
  const { status, body = '' } = await accounts.handle({ request, url, network: email });
  expect(status).toBe(200);
  return { code: (JSON.parse(body) as { code: number }).code, ms: performance.now() - start };
}

/** First words of the messages about a lost store, in order: `THE` when it is lost, `the` when it is back. */
export const storeLossesIn = (lines: string[]) =>
  lines.filter((line) => /STORE OF ACCOUNTS|store of accounts/.test(line)).map((line) => line.split(/[ .]/)[0]);

export const waitUntil = async (isTrue: () => Promise<boolean>) => {
  for (const deadline = Date.now() + 20_000; Date.now() < deadline; await pause(50)) if (await isTrue()) return;
  throw new Error('the condition did not hold within 20 s');
};
