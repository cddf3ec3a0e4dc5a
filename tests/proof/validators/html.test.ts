import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { beforeAll, expect, test } from 'vitest';
import { editionCodes } from '#core/place/editions.ts';
import { loadRenderer } from '#server/pages/renderer.ts';
import { pagesOfEachOffer, pagesOfEachSection } from '../../support/site/page-samples.ts';
import { realSite } from '../../support/site/real-site.ts';

const checker = join(import.meta.dirname, 'programs/node_modules/vnu-jar/build/dist/vnu.jar');

/** Errors that the checker may find, with the reason why the markup stays. */
const accepted = [
  // `side-by-side.tsx`: browsers take the roles of a table away when it is laid out as a grid.
  /^The “role” attribute must not be used on a “(td|th|tr)” element which has a “table” ancestor/,
];
const isAccepted = ({ message }: Issue) => accepted.some((pattern) => pattern.test(message));

interface Issue {
  url: string;
  message: string;
  extract?: string;
}

/** Errors that the HTML checker of the W3C finds in documents, which have names. */
function htmlErrors(documents: ReadonlyMap<string, string>): Issue[] {
  const folder = mkdtempSync(join(tmpdir(), 'kinetra-html-'));
  for (const [name, html] of documents) writeFileSync(join(folder, `${name}.html`), html);
  const options = ['--errors-only', '--exit-zero-always', '--stdout', '--format', 'json'];
  const { stdout, stderr, status, error } = spawnSync('java', ['-Xss4m', '-jar', checker, ...options, folder], {
    encoding: 'utf8',
    maxBuffer: 2 ** 28,
  });
  rmSync(folder, { recursive: true });
  if (error || status !== 0) throw error ?? new Error(stderr);
  return (JSON.parse(stdout) as { messages: Issue[] }).messages;
}

const documents = new Map<string, string>();

beforeAll(async () => {
  const { render } = await loadRenderer(join(import.meta.dirname, '../../..'), '');
  const pages = [
    ...editionCodes.flatMap((edition) => pagesOfEachSection(realSite, edition)),
    ...pagesOfEachOffer(realSite, 'de'),
  ];
  for (const page of pages) documents.set(`${page.path}@${page.instant}`.replaceAll('/', '_'), await render(page));
}, 300_000);

test('the HTML checker finds no errors in pages with every kind of section in every edition', () => {
  expect(documents.size).toBeGreaterThan(80);
  const errors = htmlErrors(documents);
  expect(errors.filter((issue) => !isAccepted(issue))).toEqual([]);
  expect(accepted.filter((pattern) => !errors.some(({ message }) => pattern.test(message)))).toEqual([]);
});
