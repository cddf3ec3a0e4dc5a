import { randomBytes } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { errorResponse } from '#server/pages/error-page.ts';
import { readConfig, settings } from '#server/settings/config.ts';
import { StartError } from '#server/settings/start-error.ts';
import { fixtureSite } from '../support/site/fixture-site.ts';

/** A text that appears nowhere else. */
const randomMark = (name: string) => `${name}${randomBytes(24).toString('hex')}`;

describe('a failed start', () => {
  const secretNames = Object.values(settings).flatMap((setting) =>
    'secret' in setting && setting.secret ? [setting.name] : [],
  );

  test.each(secretNames)('does not print a wrong %s', (name) => {
    const wrong = `${randomMark('wrong')} ://:@ ${randomMark('wrong')}`;
    expect(() => readConfig({ [name]: wrong })).toThrow(StartError);
    expect(() => readConfig({ [name]: wrong })).not.toThrow(/wrong[0-9a-f]{8}/);
  });
});

test('the error page does not contain the requested path', () => {
  const token = randomMark('preview');
  const { body } = errorResponse(fixtureSite(), `/us/${token}`, 'sample-id');
  expect(body).not.toContain(token);
});

test('browser files contain no name of a secret setting and no source map', () => {
  const client = join(import.meta.dirname, '../..', 'build', 'client');
  const files = readdirSync(client, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile());
  const scripts = files
    .filter(({ name }) => /\.(js|css|svg|webmanifest)$/.test(name))
    .map((entry) => readFileSync(join(entry.parentPath, entry.name), 'utf8'));
  expect(scripts.length).toBeGreaterThan(20);
  const secretPattern =
    /DATABASE_URL|ACCOUNT_(SECRETS|PEPPER|SMS)|SMTP_URL|PREVIEW_TOKEN|process\.env|postgres:\/\/|sourceMappingURL|node:fs/;
  expect(
    scripts.filter((script) => secretPattern.test(script)).map((script) => secretPattern.exec(script)?.[0]),
  ).toEqual([]);
  expect(files.filter(({ name }) => name.endsWith('.map'))).toEqual([]);
});
