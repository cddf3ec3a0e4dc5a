import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { ContentReader } from './content-reader.ts';
import { isVerified, readVerified, recordVerified } from './verified-content.ts';

let root = '';

function write(file: string, text: string): void {
  mkdirSync(dirname(join(root, file)), { recursive: true });
  writeFileSync(join(root, file), text);
}

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'walked-'));
  write('content/site.yaml', 'brand: KINETRA');
  write('content/offers/uk.yaml', '{}');
  write('pages/resolve-page.ts', 'export {};');
  write('build/pictures.json', '{}');
});

afterEach(() => rmSync(root, { recursive: true }));

test('content is not verified without a record', () => {
  expect(isVerified(root)).toBe(false);
});

test('content stays verified while nothing changes', () => {
  recordVerified(root);
  expect(isVerified(root)).toBe(true);
});

test.each([
  ['a word of the content', 'content/site.yaml', 'brand: Kinetra'],
  ['a new file of content', 'content/offers/us.yaml', '{}'],
  ['the rules', 'pages/resolve-page.ts', 'export const changed = true;'],
  ['the renderer', 'build/assets.json', '{"build":"b"}'],
  ['the measured facts about pictures', 'build/pictures.json', '{"robot/front":{}}'],
])('content must be verified again after a change of %s', (_what, file, text) => {
  recordVerified(root);
  write(file, text);
  expect(isVerified(root)).toBe(false);
});

test('moving text from one file to the next counts as a change', () => {
  recordVerified(root);
  write('content/offers/uk.yaml', '{');
  write('content/site.yaml', '}brand: KINETRA');
  expect(isVerified(root)).toBe(false);
});

test('the record holds the parsed files until one of them changes', () => {
  const parsed = new Map<string, unknown>([['site.yaml', { brand: 'KINETRA' }]]);
  recordVerified(root, new Map([...parsed, ['glossary/en.md', 'words']]));
  expect(readVerified(root)).toEqual({ isVerified: true, parsed });
  write('content/site.yaml', 'brand: Kinetra');
  expect(readVerified(root)).toEqual({ isVerified: false });
});

test('uses the recorded value of a file unless its text is overridden', () => {
  const reader = new ContentReader(
    join(root, 'content'),
    new Map([['offers/uk.yaml', 'a: 2']]),
    new Map([
      ['site.yaml', { brand: 'Noted' }],
      ['offers/uk.yaml', {}],
    ]),
  );
  expect([reader.yaml('site.yaml'), reader.yaml('offers/uk.yaml')]).toEqual([{ brand: 'Noted' }, { a: 2 }]);
});
