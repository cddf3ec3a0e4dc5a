import { execFileSync, spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { readConfig } from '#server/settings/config.ts';
import { findNginx } from '../support/running/nginx-cache.ts';
import { makeCertificate, proxyConfiguration } from '../support/running/nginx-front.ts';

const root = join(import.meta.dirname, '../..');
const folder = join(root, 'deploy/one-machine');
const units = readdirSync(folder).filter((name) => /\.(service|timer)$/.test(name));
const temporary = mkdtempSync(join(tmpdir(), 'kinetra-units-'));
afterAll(() => rmSync(temporary, { recursive: true, force: true }));

test('the settings of one machine are valid, and the services use them and the folders that exist', () => {
  const lines = readFileSync(join(folder, 'site.env'), 'utf8').matchAll(/^(\w+)=(.*)$/gm);
  const settings = Object.fromEntries([...lines].map(([, name, value]) => [name, value]));
  expect(readConfig(settings)).toMatchObject({ environment: 'production', trustedHops: 1, host: '127.0.0.1' });
  for (const unit of units.filter((name) => name !== 'kinetra-front.service' && name.endsWith('.service'))) {
    const text = readFileSync(join(folder, unit), 'utf8');
    expect(text).toContain('EnvironmentFile=/etc/kinetra/site.env');
    expect(` ${/^StateDirectory=(.*)$/m.exec(text)?.[1]} `).toContain(
      ` ${settings.DATA_DIR?.replace('/var/lib/', '')} `,
    );
    const [, program = ''] = /\bnode (\S+\.ts)/.exec(text) ?? [];
    expect([unit, existsSync(join(root, program))]).toEqual([unit, true]);
  }
});

test.skipIf(spawnSync('systemd-analyze', ['--version']).error !== undefined)('systemd accepts every unit', () => {
  for (const unit of units)
    writeFileSync(
      join(temporary, unit),
      readFileSync(join(folder, unit), 'utf8').replaceAll('/srv/kinetra/node_modules/node/bin/node', process.execPath),
    );
  const { stdout, stderr } = spawnSync('systemd-analyze', ['verify', ...units.map((unit) => join(temporary, unit))], {
    encoding: 'utf8',
  });
  expect((stdout + stderr).split('\n').filter((line) => line.includes('kinetra'))).toEqual([]);
});

test.skipIf(findNginx() === undefined)('nginx accepts the reverse proxy of one machine', () => {
  makeCertificate(join(temporary, 'certificate'));
  const file = join(temporary, 'nginx.conf');
  writeFileSync(file, proxyConfiguration(temporary, 8080, ['127.0.0.1:3000'], { setUp: 'oneMachine' }));
  execFileSync(findNginx() ?? '', ['-t', '-q', '-e', join(temporary, 'error.log'), '-c', file, '-p', temporary], {
    stdio: 'pipe',
  });
});
