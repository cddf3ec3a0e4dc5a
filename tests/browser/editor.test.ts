import type { ChildProcess } from 'node:child_process';
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, mkdtempSync, readFileSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { fetchDecap } from '#tools/editor/fetch-decap.mjs';
import { openBrowser } from './browser.ts';

const project = join(import.meta.dirname, '../..');
const copied = ['accounts', 'app', 'content', 'rules', 'server', 'package.json', 'tsconfig.json', 'vite.config.ts'];
const shared = ['node_modules', 'build', 'media', 'studio'];

let root: string;
let server: ChildProcess;
let browser: Browser;
let page: Page;
let origin: string;
const failures: string[] = [];

beforeAll(async () => {
  fetchDecap(project);
  root = mkdtempSync(join(tmpdir(), 'edited-'));
  for (const name of copied) cpSync(join(project, name), join(root, name), { recursive: true });
  for (const name of shared) symlinkSync(join(project, name), join(root, name), 'junction');
  origin = await startDevelopment();
  browser = await openBrowser();
  page = await browser.newPage();
  page.setDefaultTimeout(60_000);
  page.on('request', (request) => {
    if (/^https?:/.test(request.url()) && !request.url().startsWith(origin))
      failures.push(`asked elsewhere: ${request.url()}`);
  });
  page.on('console', (message) => {
    if (/content security policy/i.test(message.text())) failures.push(message.text());
  });
});
afterAll(async () => {
  await browser?.close();
  // It watches the copy: it must be gone before the copy is.
  if (server && server.exitCode === null) {
    server.kill('SIGTERM');
    await once(server, 'exit');
  }
  if (root) rmSync(root, { recursive: true, force: true });
});

/** Starts the copy as `npm run editor` does. Fails with what it printed when it does not come up. */
function startDevelopment(): Promise<string> {
  const env = {
    ...process.env,
    NODE_ENV: '',
    SITE_ENV: 'development',
    PORT: '0',
    HOST: '127.0.0.1',
    DATA_DIR: join(root, 'data'),
  };
  server = spawn(process.execPath, ['server/main.ts', '--dev'], { cwd: root, env, stdio: ['ignore', 'pipe', 'pipe'] });
  return new Promise((resolve, reject) => {
    let output = '';
    const read = (chunk: Buffer) => {
      output += chunk.toString();
      const found = /serving on (\S*?:\d+)\b/.exec(output)?.[1];
      if (found) resolve(found);
    };
    server.stdout?.on('data', read);
    server.stderr?.on('data', read);
    server.on('exit', () => reject(new Error(`the development server did not start:\n${output}`)));
  });
}

/** Lines of a file that are not as in the project. */
function changedLines(path: string): [was: string, is: string][] {
  const [before, now] = [project, root].map((folder) =>
    readFileSync(join(folder, 'content', path), 'utf8').split('\n'),
  ) as [string[], string[]];
  if (before.length !== now.length) throw new Error(`${path} has ${now.length} lines instead of ${before.length}`);
  return before.flatMap((line, index) => (line === now[index] ? [] : [[line, now[index] ?? ''] as [string, string]]));
}

/** Opens a file by its name in a part of the table of contents. */
async function open(part: string, file: string): Promise<void> {
  await page.goto(`${origin}/admin/#/collections/${part}`);
  await page.getByRole('link', { name: file, exact: true }).click();
}

/** The one field of this name that is open. */
const field = (label: string) => page.getByLabel(label, { exact: true }).filter({ visible: true });

async function type(label: string, text: string): Promise<void> {
  await field(label).click();
  await page.keyboard.press('ControlOrMeta+a');
  await page.keyboard.type(text);
}

async function save(): Promise<void> {
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await page.getByRole('menuitem', { name: 'Save in content/' }).click();
}

test('a word changes in its file, on its line', async () => {
  await open('words-en', 'flagship-megatron');
  await type('Keywords', 'Flagship Megatron, tank robot, KINETRA');
  await save();
  await page.getByText('Changes saved').waitFor();
  expect(changedLines('pages/flagship-megatron/en.yaml').map(([, now]) => now)).toEqual([
    'keywords: Flagship Megatron, tank robot, KINETRA',
  ]);
});

test('a price that is none is refused in words and stays in the form; mended, it is saved on its line', async () => {
  await open('offers', 'UK');
  await page.getByText('flagshipMegatron · 1299').locator('xpath=..').getByRole('button').first().click();
  await type('Price (optional)', 'twelve');
  await save();
  await page.getByText('write a number, such as 1299').waitFor();

  await type('Price (optional)', '-3');
  await save();
  const refusal = page.getByRole('alert', { name: 'Not saved' });
  await refusal.waitFor();
  expect(await refusal.textContent()).toContain(
    'content/offers/uk.yaml › flagshipMegatron.price: found -3. Write a number above 0',
  );
  expect(await field('Price (optional)').inputValue()).toBe('-3');
  expect(changedLines('offers/uk.yaml')).toEqual([]);

  await type('Price (optional)', '1249');
  await save();
  await page.getByText('Changes saved').waitFor();
  expect(changedLines('offers/uk.yaml')).toEqual([['  price: 1299', '  price: 1249']]);
});

test('the editor asks nobody else, and its policy holds back nothing that it needs', () => {
  expect(failures).toEqual([]);
});
