import { expect, test } from 'vitest';
import { testSecrets } from '#tests/support/accounts/account-group.ts';
import { deviceIdOf, renewedDevice } from './device-tokens.ts';

const at = Date.UTC(2026, 10, 25);
const keys = { secrets: testSecrets, code: 'us' as const, now: () => at };
const addressOf = (name: string) => ({ kind: 'email' as const, text: name, key: `${name}@example.com` });
const [robin, kim] = [addressOf('robin'), addressOf('kim')];

test('a device is known to the accounts that were used on it, and holds no address', () => {
  const device = renewedDevice(keys, robin, '');
  expect(deviceIdOf(keys, robin, device)).toMatch(/^[\w-]{22}$/);
  expect(deviceIdOf(keys, kim, device)).toBeUndefined();
  expect(deviceIdOf({ ...keys, code: 'eu' }, robin, device)).toBeUndefined();
  const shared = renewedDevice(keys, kim, device);
  expect([deviceIdOf(keys, robin, shared), deviceIdOf(keys, kim, shared)]).toEqual([
    deviceIdOf(keys, robin, device),
    expect.stringMatching(/^[\w-]{22}$/),
  ]);
});

test('a device keeps its id when the account is used again, and the last four accounts', () => {
  const id = deviceIdOf(keys, robin, renewedDevice(keys, robin, ''));
  expect(id).not.toBe(deviceIdOf(keys, robin, renewedDevice(keys, robin, '')));
  let device = renewedDevice(keys, robin, '');
  const firstId = deviceIdOf(keys, robin, device);
  for (const name of ['a', 'b', 'c']) device = renewedDevice(keys, addressOf(name), device);
  device = renewedDevice(keys, robin, device);
  expect(deviceIdOf(keys, robin, device)).toBe(firstId);
  for (const name of ['d', 'e', 'f']) device = renewedDevice(keys, addressOf(name), device);
  expect(deviceIdOf(keys, robin, device)).toBe(firstId);
  device = renewedDevice(keys, kim, device);
  expect(deviceIdOf(keys, robin, device)).toBeUndefined();
  expect(device.length).toBeLessThan(400);
});

test('a device is a stranger after a year, with another date, and with anything else', () => {
  const device = renewedDevice(keys, robin, '');
  const year = 365 * 86_400_000;
  expect(deviceIdOf({ ...keys, now: () => at + year - 1 }, robin, device)).toBeDefined();
  expect(deviceIdOf({ ...keys, now: () => at + year }, robin, device)).toBeUndefined();
  const [id, , mac] = device.split('.');
  for (const forged of [`${id}.zzzzzz.${mac}`, device.slice(0, -1), `x~x~x~x~${device}`, 'x', '~~~~'])
    expect(deviceIdOf(keys, robin, forged)).toBeUndefined();
});
