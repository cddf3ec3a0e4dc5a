import { randomBytes } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { expect } from 'vitest';
import type { Reply } from '#contract/account/calls.ts';
import type { RunningSite } from '../running/running-site.ts';
import { callApi, logInAt, outboxOf } from './call-api.ts';

type Session = Reply<'registerOrLogin'>;

const randomSecret = () => randomBytes(32).toString('base64url');
/** Settings of a site without rate limits. */
export const unlimitedSettings = { SITE_ENV: 'test', ACCOUNT_LIMIT_SCALE: '0' };
/** The same, with secrets for several nodes. */
export const sharedSettings = {
  ...unlimitedSettings,
  ACCOUNT_SECRETS: `k1:${randomSecret()}`,
  ACCOUNT_PEPPER: randomSecret(),
};

export const tokensOf = ({ apptoken, reftoken }: Session) => ({ apptoken, reftoken });

/** The calls that a site confirmed. */
export interface Acknowledged {
  sessions: Session[];
  subscribers: string[];
}

/**
 * Registers and subscribes as fast as possible until `stop` is called. `acknowledged` fills with the calls that the
 * site confirmed.
 */
export function startLoad(
  { origin }: RunningSite,
  name: string,
): { acknowledged: Acknowledged; stop(): Promise<void> } {
  const acknowledged: Acknowledged = { sessions: [], subscribers: [] };
  let isRunning = true;
  const worker = async (workerIndex: number) => {
    for (let round = 0; isRunning; round += 1) {
      const email = `${name}-${workerIndex}-${round}@example.com`;
      try {
        acknowledged.sessions.push(await logInAt(origin, 'us', email));
        const { code } = await callApi(origin, 'us', 'subscribe', { email, source: 'load' });
        if (code === 2000) acknowledged.subscribers.push(email);
      } catch {
        await pause(50);
      }
    }
  };
  const workers = [0, 1, 2, 3].map(worker);
  const stop = async () => {
    isRunning = false;
    await Promise.all(workers);
  };
  return { acknowledged, stop };
}

export const waitForAcknowledged = async ({ sessions, subscribers }: Acknowledged, count: number) => {
  for (const deadline = Date.now() + 30_000; Date.now() < deadline; await pause(50))
    if (sessions.length >= count && subscribers.length >= count) return;
  throw new Error(`only ${sessions.length} sessions and ${subscribers.length} subscribers under load`);
};

/** Expects everything that was acknowledged to be stored: sessions refresh, and each subscriber has a mail. */
export async function expectStored(origin: string, { sessions, subscribers }: Acknowledged): Promise<void> {
  for (const session of sessions) {
    const refreshed = await callApi(origin, 'us', 'refresh', { user_id: session.user_id }, tokensOf(session));
    expect(refreshed, session.user_id).toMatchObject({ code: 2000 });
    const tokens = { ...tokensOf(session), apptoken: refreshed.data.apptoken };
    expect((await callApi(origin, 'us', 'profile', {}, tokens)).data.credits).toBe(200);
  }
  for (const email of subscribers)
    expect((await outboxOf(origin, email)).map(({ template }) => template)).toContainEqual(
      expect.stringMatching(/^(confirmSubscription|subscribed)$/),
    );
}

export async function waitUntilAvailable(origin: string): Promise<void> {
  for (const deadline = Date.now() + 40_000; Date.now() < deadline; await pause(200)) {
    const email = `probe-${randomBytes(6).toString('hex')}@example.com`;
    if ((await callApi(origin, 'us', 'subscribe', { email })).code === 2000) return;
  }
  throw new Error('the API did not recover within 40 s');
}
