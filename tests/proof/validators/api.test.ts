import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { describeApi } from '#accounts/api/open-api.ts';

/** The rules of Spectral for OpenAPI. An API has no contact of its own: the legal notice of an edition names it. */
const ruleset = { extends: ['spectral:oas'], rules: { 'info-contact': 'off' } };

/** Runs a validator of API descriptions on ours. Returns its JSON output. */
function runValidator(program: string, argsFor: (folder: string) => string[]): unknown {
  const folder = mkdtempSync(join(tmpdir(), 'kinetra-api-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  writeFileSync(join(folder, 'api.json'), JSON.stringify(describeApi(['us', 'eu', 'cn'])));
  writeFileSync(join(folder, 'rules.json'), JSON.stringify(ruleset));
  const path = join(import.meta.dirname, 'programs/node_modules', program);
  const env = { ...process.env, REDOCLY_TELEMETRY: 'off', REDOCLY_SUPPRESS_UPDATE_NOTICE: 'true' };
  const { stdout, stderr } = spawnSync(process.execPath, [path, 'lint', ...argsFor(folder)], { encoding: 'utf8', env });
  try {
    return JSON.parse(stdout);
  } catch {
    throw new Error(stdout + stderr);
  }
}

test('Redocly finds no problems in the description of the API', () => {
  const report = runValidator('@redocly/cli/bin/cli.js', (folder) => [join(folder, 'api.json'), '--format=json']);
  expect((report as { problems: unknown[] }).problems).toEqual([]);
});

test('Spectral finds no problems in the description of the API', () => {
  const report = runValidator('@stoplight/spectral-cli/dist/index.js', (folder) => [
    join(folder, 'api.json'),
    `--ruleset=${join(folder, 'rules.json')}`,
    '--format=json',
    '--quiet',
  ]);
  expect(report).toEqual([]);
});
