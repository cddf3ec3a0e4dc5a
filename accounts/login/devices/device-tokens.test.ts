import { expect, test } from 'vitest';
import { testSecrets } from '#tests/support/accounts/account-group.ts';
import { knownDeviceId, renewDevice } from './device-tokens.ts';

const at = Date.UTC(2026, 10, 25);
const keys = { secrets: testSecrets, code: 'us' as const, now: () => at };
const emailAddress = (name: string) => ({ kind: 'email' as const, text: name, key: `${name}@example.com` });
const [robin, kim] = [emailAddress('robin'), emailAddress('kim')];

test('a device is known to the accounts that were used on it, and holds no address', () => {
  const device = renewDevice(keys, robin, '');
  expect(knownDeviceId(keys, robin, device)).toMatch(/^[\w-]{22}$/);
  expect(knownDeviceId(keys, kim, device)).toBeUndefined();
  expect(knownDeviceId({ ...keys, code: 'eu' }, robin, device)).toBeUndefined();
  const shared = renewDevice(keys, kim, device);
  expect([knownDeviceId(keys, robin, shared), knownDeviceId(keys, kim, shared)]).toEqual([
    knownDeviceId(keys, robin, device),
    expect.stringMatching(/^[\w-]{22}$/),
  ]);
});

test('a device keeps its id when the account is used again, and the last four accounts', () => {
  const id = knownDeviceId(keys, robin, renewDevice(keys, robin, ''));
  expect(id).not.toBe(knownDeviceId(keys, robin, renewDevice(keys, robin, '')));
  let device = renewDevice(keys, robin, '');
  const firstId = knownDeviceId(keys, robin, device);
  for (const name of ['a', 'b', 'c']) device = renewDevice(keys, emailAddress(name), device);
  device = renewDevice(keys, robin, device);
  expect(knownDeviceId(keys, robin, device)).toBe(firstId);
  for (const name of ['d', 'e', 'f']) device = renewDevice(keys, emailAddress(name), device);
  expect(knownDeviceId(keys, robin, device)).toBe(firstId);
  device = renewDevice(keys, kim, device);
  expect(knownDeviceId(keys, robin, device)).toBeUndefined();
  expect(device.length).toBeLessThan(400);
});

test('a device is a stranger after a year, with another date, and with anything else', () => {
  const device = renewDevice(keys, robin, '');
  const year = 365 * 86_400_000;
  expect(knownDeviceId({ ...keys, now: () => at + year - 1 }, robin, device)).toBeDefined();
  expect(knownDeviceId({ ...keys, now: () => at + year }, robin, device)).toBeUndefined();
  const [id, , mac] = device.split('.');
  for (const forged of [`${id}.zzzzzz.${mac}`, device.slice(0, -1), `x~x~x~x~${device}`, 'x', '~~~~'])
    expect(knownDeviceId(keys, robin, forged)).toBeUndefined();
});
