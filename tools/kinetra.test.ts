import { spawnSync } from 'node:child_process';
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { importedFiles } from '#tests/support/deploy/imported-files.ts';
import { printedCommands } from '#tests/support/documents/printed-commands.ts';
import { proofsOfPaths } from './checks/changed-proofs.mjs';
import { proofsNamed } from './checks/proof-files.mjs';
import { testNeeds } from './checks/run-tests.mjs';
import { commands } from './commands.mjs';
import { benchNames } from './run-benches.mjs';
import { splitNames } from './setup/split-names.mjs';
import { servedRoots } from './source-roots.mjs';

const root = join(import.meta.dirname, '..');
const { scripts } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as { scripts: Record<string, string> };

const npmCommand = /\bnpm (?:run )?([\w-]+)(?: -- ([^|>&;]*))?/;

const kinetra = (...args: string[]) =>
  spawnSync(process.execPath, [join(root, 'tools/kinetra.mjs'), ...args], { encoding: 'utf8' });

test('every command is an npm script with the same name, and every script is a command', () => {
  const { kinetra: list, ...others } = scripts;
  expect(list).toBe('node tools/kinetra.mjs');
  expect(others).toEqual(
    Object.fromEntries(Object.keys(commands).map((name) => [name, `node tools/kinetra.mjs ${name}`])),
  );
});

test('the page of commands lists every command', () => {
  const page = readFileSync(join(root, 'docs/commands.md'), 'utf8');
  const listed = [...page.matchAll(/^\| `npm (?:run )?([\w-]+)` /gm)].map(([, name]) => name);
  expect(listed).toEqual(expect.arrayContaining(Object.keys(commands)));
});

test('every npm command that a document prints exists, with the arguments that it takes', () => {
  const takesName: Record<string, (name: string) => boolean> = {
    bench: (name) => benchNames.includes(name),
    proof: (name) => ['mutation', 'unchanged'].includes(name) || proofsNamed(name).length > 0,
    new: (name) => ['section', 'page', 'product', 'sale', 'news', 'list'].includes(name),
  };
  const lines = printedCommands().filter(({ line }) => /\bnpm (run|start|test)\b/.test(line));
  expect(lines.length).toBeGreaterThan(50);
  const wrong = lines.filter(({ line }) => {
    const [, name = '', rest = ''] = npmCommand.exec(line) ?? [];
    if (name === 'NAME' || name === 'kinetra') return false;
    if (!Object.hasOwn(commands, name)) return true;
    const { usage = '' } = commands[name as keyof typeof commands] as { usage?: string };
    const [first] = splitNames(rest.split(' ').filter((arg) => /^[\w-]/.test(arg))).names;
    const options = rest.match(/--[\w-]+/g) ?? [];
    return options.some((option) => !usage.includes(option)) || (first && takesName[name]?.(first) === false);
  });
  expect(wrong).toEqual([]);
});

test('the table of proofs by changed files names proofs that exist', () => {
  const names = (proofsOfPaths as [RegExp, string[]][]).flatMap(([, proofs]) => proofs);
  expect(names.filter((name) => proofsNamed(name).length === 0)).toEqual([]);
});

test('lists all commands without an argument, and as an error for an unknown command', () => {
  const listing = kinetra();
  expect(listing.status).toBe(0);
  for (const { help } of Object.values(commands) as { help: string }[]) expect(listing.stdout).toContain(help);
  const wrong = kinetra('serve');
  expect(wrong.status).toBe(1);
  expect(wrong.stderr).toContain('there is no command "serve"');
  expect(wrong.stderr).toContain(listing.stdout);
});

test('an old Node is refused before anything else is loaded, and told how to get another', () => {
  const old = `Object.defineProperty(process, 'versions', { value: { ...process.versions, node: '18.20.4' } })`;
  const loadsNothing = `import { registerHooks } from 'node:module';
    const refuse = (name) => { throw new Error('loaded ' + name); };
    registerHooks({ resolve: (name, context, next) => (name.startsWith('./') ? refuse(name) : next(name, context)) });`;
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    [
      ...[old, loadsNothing].flatMap((code) => ['--import', `data:text/javascript,${encodeURIComponent(code)}`]),
      join(root, 'tools/kinetra.mjs'),
      'start',
    ],
    { encoding: 'utf8' },
  );
  expect({ status, stdout }).toEqual({ status: 1, stdout: '' });
  expect(stderr).toMatch(/^kinetra: this is Node 18\.20\.4; Node 20 or later is needed\. Install one: .*\n$/);
});

test('--help prints the usage of a command and runs nothing', () => {
  expect(kinetra('subscribers', '--help').stdout).toContain('npm run subscribers -- us|eu|cn [file] [--all]');
});

test.each([
  ['proof', 'patterns'],
  ['bench', 'growth'],
])('%s ends with the valid names if a name is unknown', (command, name) => {
  const { status, stderr } = kinetra(command, 'nosuch');
  expect(status).toBe(1);
  expect(stderr).toContain('"nosuch"');
  expect(stderr).toContain(name);
});

test('tests that are run without a build read nothing that is built', () => {
  const readsBuild =
    /^tests\/support\/(site\/content-folder|running\/(running-site|measured-site|two-builds|three-nodes)|accounts\/acknowledged-calls)|^main\/production/;
  const needsBuild = (file: string) => importedFiles([file]).some((path) => readsBuild.test(path));
  const tests = globSync(`{${servedRoots.join(',')},studio}/**/*.test.{ts,tsx}`, { cwd: root });
  const runUnbuilt = tests.filter((file) => !testNeeds([file]).includes('built'));
  expect(runUnbuilt.filter(needsBuild)).toEqual([]);
  expect(runUnbuilt).toContain(join('accounts', 'api', 'read-input.test.ts'));
  for (const name of ['accounts', 'accounts/', 'accounts/mail', 'server', 'desk', 'read-input'])
    expect(testNeeds([name]), name).toContain('built');
});

test('a test that is named needs only what tests there need', () => {
  expect(testNeeds(['core/time'])).toEqual(['all packages']);
  expect(testNeeds(['tests/browser/pages', '-t', 'faq'])).toContain('browser');
  expect(testNeeds([])).toEqual(['all packages', 'built', 'browser', 'postgres', 'nginx', 'other browsers']);
});
