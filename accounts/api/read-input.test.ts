import { expect, test } from 'vitest';
import type { CallName } from '#contract/account/calls.ts';
import { readInput } from './read-input.ts';

const limits = { maxBytes: 16 * 1024, timeoutMs: 1000 };
const json = { 'content-type': 'application/json' };

const readCall = (name: CallName, body: string | undefined, headers: Record<string, string> = json, query = '') =>
  readInput(
    name,
    new Request('https://www.kinetra.example/api', { method: 'POST', headers, ...(body !== undefined && { body }) }),
    new URLSearchParams(query),
    limits,
  );

const refusalOf = (name: CallName, value: unknown) => {
  const failure = readCall(name, JSON.stringify(value)).then(
    () => 'nothing',
    ({ responseName, details }) => [responseName, ...(details.fields ?? [])],
  );
  return expect(failure).resolves;
};

const login = { email: 'name@example.com', purpose: 'login' };

test('reads a JSON object and drops unknown keys', async () => {
  expect(await readCall('requestCode', JSON.stringify({ ...login, admin: true }))).toEqual(login);
  expect(
    await readCall('requestCode', JSON.stringify(login), { 'content-type': 'Application/JSON; charset=utf-8' }),
  ).toEqual(login);
  expect(await readCall('signOut', undefined, {})).toEqual({});
  expect(await readCall('signOut', '')).toEqual({});
});

test('ignores keys that would change a prototype', async () => {
  const sneaky =
    '{"__proto__":{"email":"name@example.com","agreed":true},"constructor":{"prototype":{"agreed":true}},"source":"footer","email":"other@example.com"}';
  const input = await readCall('subscribe', sneaky);
  expect(input).toEqual({ email: 'other@example.com', source: 'footer' });
  expect(Object.getPrototypeOf(input)).toBe(Object.prototype);
  expect(({} as { agreed?: boolean }).agreed).toBeUndefined();
  await expect(readCall('subscribe', '{"__proto__":{"email":"name@example.com"}}')).rejects.toMatchObject({
    details: { fields: ['email'] },
  });
});

test('removes characters that turn the direction of the text around them, except in passwords', async () => {
  const password = 'correct \u202ehorse';
  const login = { email: 'name\u202e@example.com', password };
  expect(await readCall('signIn', JSON.stringify(login))).toEqual({ email: 'name@example.com', password });
  const change = { request_id: 'R-1', state: 'completed', note: 'Send it to \u2067us\u2069: \u202emoc.elpmaxe. שלום' };
  expect(await readCall('updateRequest', JSON.stringify(change))).toMatchObject({
    note: 'Send it to us: moc.elpmaxe. שלום',
  });
  await refusalOf('renameProgram', { id: '1', title: '\u202e' }).toEqual(['invalidFields', 'title']);
});

test.each([
  ...['text/plain', 'application/x-www-form-urlencoded', 'multipart/form-data; boundary=a', 'application/jsonp', ''],
])('rejects the content type %j', async (type) => {
  await expect(readCall('requestCode', JSON.stringify(login), { 'content-type': type })).rejects.toMatchObject({
    responseName: 'notJson',
  });
});

const deepList = `${'['.repeat(8_000)}${']'.repeat(8_000)}`;

test.each([
  [
    'notJson',
    ['{', '{"a":}', 'email=name@example.com', '['.repeat(16_000), '{"a":'.repeat(3_000), '"\\ud800', '\u0000'],
  ],
  ['invalidFields', ['[]', 'null', '1', '"text"', 'true', deepList, `{"email":${deepList}}`]],
])('answers %s to bodies without the fields of the call', async (responseName, bodies) => {
  for (const body of bodies)
    await expect(readCall('requestCode', body), body.slice(0, 20)).rejects.toMatchObject({ responseName });
});

test('names each invalid field once', async () => {
  await refusalOf('requestCode', {}).toEqual(['invalidFields', 'email']);
  await refusalOf('requestCode', { ...login, email: 'name' }).toEqual(['invalidFields', 'email']);
  await refusalOf('requestCode', { phone: '1', purpose: 'login' }).toEqual(['invalidFields', 'phone']);
  await refusalOf('requestCode', { ...login, purpose: 'other' }).toEqual(['invalidFields']);
  const passwordFields = ['challenge_id', 'code', 'password'];
  await refusalOf('setPassword', { challenge_id: '', code: 'x', password: 'short' }).toEqual([
    ...['invalidFields', ...passwordFields],
  ]);
  await refusalOf('updateProfile', { nickname: 5 }).toEqual(['invalidFields', 'nickname']);
  await refusalOf('requestService', { reason: 'joke', email: 'name@example.com' }).toEqual([
    ...['invalidFields', 'reason', 'name', 'product', 'description'],
  ]);
});

test('rejects text that a store cannot hold, and names its field', async () => {
  await refusalOf('confirmSubscription', { token: 'a\0b' }).toEqual(['invalidFields', 'token']);
  await refusalOf('subscribe', { email: 'name@example.com', source: '\0' }).toEqual(['invalidFields']);
  await refusalOf('registerOrLogin', { challenge_id: '\ud800', code: '123456' }).toEqual([
    'invalidFields',
    'challenge_id',
  ]);
});

test('reads a GET call from its query', async () => {
  const readQuery = (query: string) =>
    readInput('refresh', new Request('https://www.kinetra.example'), new URLSearchParams(query), limits);
  expect(await readQuery('user_id=u1&user_id=u2&x=1')).toEqual({ user_id: 'u2' });
  await expect(readQuery('__proto__=a')).rejects.toMatchObject({ responseName: 'invalidFields' });
});

test('accepts a one-click unsubscribe, with the token in the query and a form as body', async () => {
  const form = { 'content-type': 'application/x-www-form-urlencoded' };
  expect(await readCall('unsubscribe', 'List-Unsubscribe=One-Click', form, 'token=abc')).toEqual({ token: 'abc' });
  expect(
    await readCall('unsubscribe', '--a\r\n', { 'content-type': 'multipart/form-data; boundary=a' }, 'token=abc'),
  ).toEqual({ token: 'abc' });
  expect(await readCall('unsubscribe', undefined, {}, 'token=abc')).toEqual({ token: 'abc' });
  expect(await readCall('unsubscribe', '{"token":"abc"}')).toEqual({ token: 'abc' });
  await expect(readCall('unsubscribe', 'List-Unsubscribe=One-Click', form)).rejects.toMatchObject({
    details: { fields: ['token'] },
  });
});
