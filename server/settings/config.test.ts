import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { readConfig, settings } from './config.ts';

test('has defaults for everything', () => {
  expect(readConfig({})).toMatchObject({
    port: 3000,
    host: undefined,
    dataDir: './data',
    environment: 'development',
    edition: undefined,
    clockStart: undefined,
    trustedHops: 0,
  });
  expect(readConfig({ PORT: ' ', SITE_EDITION: '' })).toEqual(readConfig({}));
});

test('parses settings', () => {
  const [first, second] = [`desk2:${'b'.repeat(43)}`, `desk1:${'a'.repeat(43)}`];
  expect(
    readConfig({
      PORT: '8080',
      SITE_URL: 'https://www.example/',
      SITE_ENV: 'test',
      SITE_EDITION: 'cn',
      SITE_CLOCK: '2025-08-20T16:00:00Z',
      MEDIA_HOST: 'media.example',
      ACCOUNT_SERVICE_KEYS_CN: `${first}, ${second}`,
    }),
  ).toMatchObject({
    port: 8080,
    siteUrl: 'https://www.example',
    environment: 'test',
    edition: 'cn',
    clockStart: Date.UTC(2025, 7, 20, 16),
    mediaOrigin: 'https://media.example',
    serviceKeysCn: [
      { id: 'desk2', key: 'b'.repeat(43) },
      { id: 'desk1', key: 'a'.repeat(43) },
    ],
  });
});

test.each<[name: string, values: string[]]>([
  ['PORT', ['80a', '70000']],
  ['HOST', ['not a host']],
  ['SITE_URL', ['www.example', 'https://www.example/shop']],
  ['SITE_ENV', ['staging']],
  ['SITE_EDITION', ['es']],
  ['SITE_CLOCK', ['tomorrow']],
  ['API_BASE_US', ['ftp://api.example', 'https://user:password@api.example']],
  ['SMTP_URL', ['mail.example']],
  ['MEDIA_HOST', ['https://media.example/path']],
  ['TRUSTED_HOPS', ['-1']],
  ['ACCOUNT_SECRETS', ['k1:short', 'withoutid']],
  ['ACCOUNT_PEPPER', ['short']],
  ['ACCOUNT_PASSWORD_KEYS', ['k1:short', 'salt']],
  ['ACCOUNT_SERVICE_KEYS_EU', ['desk:short', `desk:${'a'.repeat(43)},desk:${'b'.repeat(43)}`]],
  ['ACCOUNT_APPTOKEN_TTL', ['15m', '1']],
  ['ACCOUNT_LIMIT_SCALE', ['-1']],
  ['ACCOUNT_ORIGINS', ['https://hub.example/path', '*']],
  ['ACCOUNT_SMS_URL', ['sms.example', 'https://user:password@sms.example/send', 'https://user@sms.example/send']],
  ['ACCOUNT_MAIL_FROM', ['KINETRA']],
])('refuses other values of %s with its name, the value and a fix', (name, values) => {
  const setting = Object.values(settings).find((candidate) => candidate.name === name);
  for (const value of values) {
    const printedValue = setting && 'secret' in setting ? 'set to something else' : JSON.stringify(value);
    const message = `${name} is ${printedValue}: set it to ${setting?.expected}.`;
    expect(() => readConfig({ [name]: value })).toThrow(message);
  }
});

test('refuses names that are close to those of settings, and ignores variables of other programs', () => {
  for (const [name, meant] of [
    ['SITE_ENVIRONMENT', 'SITE_ENV'],
    ['DATABASE_URL', 'DATABASE_URL_US, DATABASE_URL_EU, DATABASE_URL_CN'],
    ['ACCOUNT_SECRET', 'ACCOUNT_SECRETS'],
  ] as const)
    expect(() => readConfig({ [name]: 'value' })).toThrow(
      `${name} is not a setting: did you mean ${meant}? Rename it or unset it.`,
    );
  const others = { HOSTNAME: 'node-1', HOME: '/root', KUBERNETES_PORT: '443', MEDIA_SERVICE_HOST: '10.0.0.1' };
  expect(readConfig(others)).toEqual(readConfig({}));
});

test('never prints an invalid secret', () => {
  expect(() => readConfig({ PREVIEW_TOKEN: 'two words' })).toThrow(
    /^PREVIEW_TOKEN is set to something else: set it to letters/,
  );
  expect(() => readConfig({ ACCOUNT_SMS_URL: 'https//user:password@sms.example' })).toThrow(
    /^ACCOUNT_SMS_URL is set to something else: set it to a web address/,
  );
  expect(() => readConfig({ PREVIEW_TOKEN: 'short', SITE_ENV: 'production' })).toThrow(
    /^PREVIEW_TOKEN is too short for production/,
  );
});

test('reports all errors at once', () => {
  expect(() => readConfig({ PORT: 'x', SITE_ENV: 'y' })).toThrow(/PORT.*SITE_ENV/s);
});

test('refuses in production what is for tests', () => {
  expect(readConfig({ ACCOUNT_LIMIT_SCALE: '0' })).toMatchObject({ limitScale: 0 });
  const inProduction = (setting: Record<string, string>) => () => readConfig({ SITE_ENV: 'production', ...setting });
  expect(inProduction({ SITE_CLOCK: '2025-08-20T16:00:00Z' })).toThrow(/SITE_CLOCK is set in production/);
  expect(inProduction({ ACCOUNT_LIMIT_SCALE: '0' })).toThrow(/ACCOUNT_LIMIT_SCALE is 0 in production/);
});

test('requires shared secrets with a database, except in development and tests', () => {
  const database = { DATABASE_URL_EU: 'postgres://user:password@host/accounts' };
  const [key, other] = ['a'.repeat(43), 'b'.repeat(43)];
  for (const SITE_ENV of ['preproduction', 'production']) {
    expect(() => readConfig({ ...database, SITE_ENV })).toThrow(
      /ACCOUNT_SECRETS is not set.*ACCOUNT_PEPPER is not set/s,
    );
  }
  expect(readConfig(database)).toMatchObject({ accountSecrets: undefined, accountPepper: undefined });
  expect(() => readConfig({ ...database, ACCOUNT_SECRETS: `k1:${key}` })).toThrow(
    /^ACCOUNT_PEPPER is not set, and with a DATABASE_URL every node needs the same: set it/,
  );
  expect(() => readConfig({ ...database, ACCOUNT_PASSWORD_KEYS: `k1:${key}` })).toThrow(
    /ACCOUNT_SECRETS is not set.*ACCOUNT_PEPPER is not set/s,
  );
  const ring = `k2:${other}, k1:${key}`;
  expect(readConfig({ ...database, ACCOUNT_SECRETS: ring, ACCOUNT_PEPPER: key })).toMatchObject({
    accountSecrets: ring,
    accountPepper: key,
  });
});

test('parses durations in seconds, and lists of origins', () => {
  expect(readConfig({ ACCOUNT_APPTOKEN_TTL: '60', ACCOUNT_CODE_COOLDOWN: '0' })).toMatchObject({
    appTokenSeconds: 60,
    sessionIdleSeconds: 30 * 86_400,
    sessionMaxSeconds: 180 * 86_400,
    codeSeconds: 600,
    codeCooldownSeconds: 0,
    limitScale: 1,
    accountOrigins: [],
  });
  const origins = ['https://hub.example', 'http://localhost:8080'];
  expect(readConfig({ ACCOUNT_ORIGINS: origins.join(', ') }).accountOrigins).toEqual(origins);
});

test('the page of settings documents every setting and no others', () => {
  const page = readFileSync(join(import.meta.dirname, '../../docs/settings.md'), 'utf8');
  const table = page.slice(page.indexOf('| variable |'), page.indexOf('## Fixed addresses'));
  const documented = table.split('\n').flatMap((line) => {
    const [first = '', ...others] = [...(line.split('|')[1] ?? '').matchAll(/`(\w+)`/g)].map(([, name = '']) => name);
    // After `API_BASE_US`, `_EU` is short for `API_BASE_EU`.
    return first === ''
      ? []
      : [first, ...others.map((name) => (name.startsWith('_') ? first.replace(/_[A-Z]+$/, name) : name))];
  });
  expect(documented.sort()).toEqual(
    Object.values(settings)
      .map(({ name }) => name)
      .sort(),
  );
});
