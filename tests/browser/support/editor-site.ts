import { readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import type { Browser, Locator, Page } from 'playwright-core';
import { afterAll, beforeAll } from 'vitest';
import { fetchDecap } from '#tools/editor/fetch-decap.mjs';
import { type DevelopmentServer, startDevelopmentServer } from '../../support/running/development-server.ts';
import { codeRooms, copyProject } from '../../support/running/project-copy.ts';
import { openBrowser } from './browser.ts';

const project = join(import.meta.dirname, '../../..');

interface Editor {
  page(): Page;
  /** Requests to other origins, and violations of the content security policy. */
  failures: string[];
  /** Opens a content file by its label in a collection. */
  open(part: string, file: string): Promise<void>;
  /** The visible field with this label. */
  field(label: string): Locator;
  type(label: string, text: string): Promise<void>;
  save(): Promise<void>;
  /** Lines of a content file that differ from the project's. Throws where the number of lines differs. */
  changedLines(path: string): [was: string, is: string][];
  /** Returns the lines after the project's text of a content file. Throws if that text is changed. */
  addedText(path: string): string;
}

/** Opens the editor of a copy of the project in a browser, for all tests of a file. */
export function editorOfCopy(): Editor {
  const failures: string[] = [];
  let root: string;
  let server: DevelopmentServer | undefined;
  let browser: Browser;
  let page: Page;
  let origin: string;

  beforeAll(async () => {
    fetchDecap(project);
    root = copyProject([...codeRooms, 'content', 'package.json', 'tsconfig.json', 'vite.config.ts']);
    server = await startDevelopmentServer(root);
    origin = server.origin;
    browser = await openBrowser();
    page = await browser.newPage();
    page.setDefaultTimeout(60_000);
    page.on('request', (request) => {
      if (/^https?:/.test(request.url()) && !request.url().startsWith(origin))
        failures.push(`request to another origin: ${request.url()}`);
    });
    page.on('console', (message) => {
      if (/content security policy/i.test(message.text())) failures.push(message.text());
    });
  });
  afterAll(async () => {
    await browser?.close();
    await server?.stop();
    if (root) rmSync(root, { recursive: true, force: true });
  });

  const field = (label: string) => page.getByLabel(label, { exact: true }).filter({ visible: true });
  return {
    page: () => page,
    failures,
    async open(part, file) {
      await page.goto(`${origin}/admin/#/collections/${part}`);
      await page.getByRole('link', { name: file, exact: true }).click();
    },
    field,
    async type(label, text) {
      await field(label).click();
      await page.keyboard.press('ControlOrMeta+a');
      await page.keyboard.type(text);
    },
    async save() {
      await page.getByRole('button', { name: 'Save', exact: true }).click();
      await page.getByRole('menuitem', { name: 'Save in content/' }).click();
    },
    changedLines: (path) => changedLines(root, path),
    addedText(path) {
      const [original, edited] = [project, root].map((folder) => readFileSync(join(folder, 'content', path), 'utf8'));
      if (!edited?.startsWith(original ?? '')) throw new Error(`${path} is not only longer than before`);
      return edited.slice(original?.length);
    },
  };
}

function changedLines(root: string, path: string): [was: string, is: string][] {
  const [originalLines, editedLines] = [project, root].map((folder) =>
    readFileSync(join(folder, 'content', path), 'utf8').split('\n'),
  ) as [string[], string[]];
  if (originalLines.length !== editedLines.length)
    throw new Error(`${path} has ${editedLines.length} lines instead of ${originalLines.length}`);
  return originalLines.flatMap((line, index) =>
    line === editedLines[index] ? [] : [[line, editedLines[index] ?? ''] as [string, string]],
  );
}
