import { expect, test } from 'vitest';
import { readConfig, settings } from './config.ts';

test('without any setting the server has its defaults', () => {
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

test('settings are read into what the server works with', () => {
  const env = {
    PORT: '8080',
    SITE_URL: 'https://www.example/',
    SITE_ENV: 'test',
    SITE_EDITION: 'cn',
    SITE_CLOCK: '2025-08-20T16:00:00Z',
    MEDIA_HOST: 'media.example',
  };
  expect(readConfig(env)).toMatchObject({
    port: 8080,
    siteUrl: 'https://www.example',
    environment: 'test',
    edition: 'cn',
    clockStart: Date.UTC(2025, 7, 20, 16),
    mediaOrigin: 'https://media.example',
  });
});

test.each([
  ['PORT', '80a'],
  ['PORT', '70000'],
  ['HOST', 'not a host'],
  ['SITE_URL', 'www.example'],
  ['SITE_URL', 'https://www.example/shop'],
  ['SITE_ENV', 'staging'],
  ['SITE_EDITION', 'es'],
  ['SITE_CLOCK', 'tomorrow'],
  ['API_BASE_US', 'ftp://api.example'],
  ['SMTP_URL', 'mail.example'],
  ['MEDIA_HOST', 'https://media.example/path'],
  ['TRUSTED_HOPS', '-1'],
])('%s=%s is refused with its name, its value and a way to mend it', (name, value) => {
  const setting = Object.values(settings).find((candidate) => candidate.name === name);
  const found = setting && 'secret' in setting ? 'set to something else' : JSON.stringify(value);
  expect(() => readConfig({ [name]: value })).toThrow(`${name} is ${found}: set it to ${setting?.mend}.`);
});

test('a wrong secret is never printed', () => {
  expect(() => readConfig({ PREVIEW_TOKEN: 'two words' })).toThrow(/^PREVIEW_TOKEN is set to something else: set it to letters/);
  expect(() => readConfig({ PREVIEW_TOKEN: 'short', SITE_ENV: 'production' })).toThrow(/^PREVIEW_TOKEN is too short for production/);
});

test('everything wrong is said at once', () => {
  expect(() => readConfig({ PORT: 'x', SITE_ENV: 'y' })).toThrow(/PORT.*SITE_ENV/s);
});

test('production keeps the real clock', () => {
  expect(() => readConfig({ SITE_ENV: 'production', SITE_CLOCK: '2025-08-20T16:00:00Z' })).toThrow(/SITE_CLOCK is set in production/);
});
