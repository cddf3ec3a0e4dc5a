import { Registry } from 'prom-client';
import { expect, test } from 'vitest';
import { callNames } from '#contract/account/calls.ts';
import { accountMetrics, type StoreStatus } from './account-metrics.ts';

function watch() {
  const register = new Registry();
  const seriesOf = async (name: string) =>
    (await register.metrics()).split('\n').filter((line) => line.startsWith(name));
  return { ...accountMetrics(register), seriesOf };
}

const responseWith = (body?: string) => ({ status: 200, headers: {}, ...(body !== undefined && { body }) });

test('counts responses by call and by the code of the envelope', async () => {
  const { countResponse, seriesOf } = watch();
  for (const [path, body] of [
    ['/api/eu/account/user/sign_in', '{"code":4002,"msg":"wrong","data":{"code":9999}}'],
    ['/api/eu/account/user/sign_in', undefined],
    ['/api/openapi.json', '{"openapi":"3.1.0"}'],
    ['/api/mars/account/user/sign_in', '{"code":4004,"msg":"","data":{}}'],
    ['/api/us/account/user/profile', '{"code":1234,"msg":"","data":{}}'],
  ] as const)
    countResponse(path, responseWith(body));
  expect((await seriesOf('accounts_api_answers_total')).filter((line) => !line.endsWith(' 0'))).toEqual([
    'accounts_api_answers_total{call="signIn",code="4002"} 1',
    'accounts_api_answers_total{call="signIn",code="none"} 1',
    'accounts_api_answers_total{call="other",code="none"} 1',
    'accounts_api_answers_total{call="other",code="4004"} 1',
    'accounts_api_answers_total{call="profile",code="none"} 1',
  ]);
});

test('counts failures of every call from zero, so that the first is an increase', async () => {
  const { countResponse, seriesOf } = watch();
  const failures = async () =>
    (await seriesOf('accounts_api_answers_total')).filter((line) => line.includes('code="5000"'));
  expect(await failures()).toEqual(callNames.map((call) => `accounts_api_answers_total{call="${call}",code="5000"} 0`));
  countResponse('/api/us/account/user/profile', responseWith('{"code":5000,"msg":"","data":{}}'));
  expect((await failures()).filter((line) => !line.endsWith(' 0'))).toEqual([
    'accounts_api_answers_total{call="profile",code="5000"} 1',
  ]);
});

test('counts sent and failed messages and passes errors on', async () => {
  const { countSending, seriesOf } = watch();
  const sentTo: string[] = [];
  const refusal = new Error('refused');
  const send = countSending('mail', async (to: string) => {
    if (to === 'nobody@example.com') throw refusal;
    sentTo.push(to);
  });
  await send('name@example.com');
  await expect(send('nobody@example.com')).rejects.toBe(refusal);
  expect(sentTo).toEqual(['name@example.com']);
  expect(await seriesOf('accounts_messages_total')).toEqual([
    'accounts_messages_total{channel="mail",outcome="accepted"} 1',
    'accounts_messages_total{channel="mail",outcome="failed"} 1',
    'accounts_messages_total{channel="sms",outcome="accepted"} 0',
    'accounts_messages_total{channel="sms",outcome="failed"} 0',
  ]);
});

test('an unavailable store has no other gauges', async () => {
  const { update, seriesOf } = watch();
  const status = { group: 'us', up: true, unsentCount: undefined } satisfies StoreStatus;
  update([{ ...status, unsentCount: 3, oldestSeconds: 40 }]);
  expect(await seriesOf('accounts_outbox_')).toEqual([
    'accounts_outbox_waiting{group="us"} 3',
    'accounts_outbox_oldest_seconds{group="us"} 40',
  ]);
  update([{ ...status, up: false }]);
  expect([await seriesOf('accounts_outbox_'), await seriesOf('accounts_store_')]).toEqual([
    [],
    ['accounts_store_up{group="us"} 0'],
  ]);
});
