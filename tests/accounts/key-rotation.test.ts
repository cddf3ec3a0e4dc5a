import { randomBytes } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { AppTokens } from '#accounts/group/secrets/app-tokens.ts';
import { checkPassword, hashPassword } from '#accounts/group/secrets/hash-password.ts';
import { readSecrets } from '#accounts/group/secrets/load-secrets.ts';

const guide = readFileSync(join(import.meta.dirname, '../../docs/how-to/rotate-keys.md'), 'utf8');
const random = () => randomBytes(32).toString('base64url');
const [older, newer, pepper] = [random(), random(), random()];

/** The tokens of a server with a setting as written in the guide. */
const serverWith = (setting: string) => {
  const { ring } = readSecrets({ keys: setting.replace('<old>', older).replace('<new>', newer), pepper });
  return new AppTokens({ group: 'us', ring: ring('us'), lifeSeconds: 900, now: () => 0 });
};

/** The setting before the rotation, and after each release of the guide. */
const releases = [
  'k1:<old>',
  ...[...guide.matchAll(/^\d\. `ACCOUNT_SECRETS=([^`]+)`/gm)].map(([, setting = '']) => setting),
];

test('during each release of the guide, old and new servers accept each other’s tokens', async () => {
  expect(releases).toEqual(['k1:<old>', 'k1:<old>,k2:<new>', 'k2:<new>,k1:<old>', 'k2:<new>']);
  for (const [index, setting] of releases.slice(1).entries()) {
    const [before, after] = [serverWith(releases[index] ?? ''), serverWith(setting)];
    const claims = { userId: 'u', sessionId: 's', generation: 1 };
    expect(await after.verify(await before.sign(claims)), setting).toMatchObject(claims);
    expect(await before.verify(await after.sign(claims)), setting).toMatchObject(claims);
  }
});

test('during each release of the guide, old and new servers check each other’s hashes of passwords', async () => {
  const settings = [...guide.matchAll(/^\d\. `ACCOUNT_PASSWORD_KEYS=([^`]+)`/gm)].map(([, setting = '']) => setting);
  expect(settings).toEqual(['pepper,p1:<new>', 'p1:<new>']);
  const caller = { network: '192.0.2.1' };
  const keysWith = (setting?: string) =>
    readSecrets({ keys: `k1:${older}`, pepper, passwordKeys: setting?.replace('<new>', newer) }).passwordKeys('us');
  for (const [index, setting] of settings.entries()) {
    const [before, after] = [keysWith(settings[index - 1]), keysWith(setting)];
    const check = async (reader: typeof before, writer: typeof before) =>
      (await checkPassword(reader, await hashPassword(writer, 'correct horse', caller), 'correct horse', caller))
        .isRight;
    expect([await check(after, before), await check(before, after)], setting).toEqual([true, true]);
  }
  expect(keysWith('p1:<new>')[0].name).toBe('p1');
});
