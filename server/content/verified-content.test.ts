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
  write('rules/page/page.ts', 'export {};');
  write('build/pictures.json', '{}');
});

afterEach(() => rmSync(root, { recursive: true }));

test('content that nobody walked is not taken for walked', () => {
  expect(isVerified(root)).toBe(false);
});

test('content stays walked while nothing changes', () => {
  recordVerified(root);
  expect(isVerified(root)).toBe(true);
});

test.each([
  ['a word of the content', 'content/site.yaml', 'brand: Kinetra'],
  ['a new file of content', 'content/offers/us.yaml', '{}'],
  ['the rules', 'rules/page/page.ts', 'export const changed = true;'],
  ['what was measured of the pictures', 'build/pictures.json', '{"robot/front":{}}'],
])('it has to be walked again after a change of %s', (_what, file, text) => {
  recordVerified(root);
  write(file, text);
  expect(isVerified(root)).toBe(false);
});

test('texts that move from one file to the next are a change, too', () => {
  recordVerified(root);
  write('content/offers/uk.yaml', '{');
  write('content/site.yaml', '}brand: KINETRA');
  expect(isVerified(root)).toBe(false);
});

test('the note holds what the files of content say, until one of them changes', () => {
  const parsed = new Map<string, unknown>([['site.yaml', { brand: 'KINETRA' }]]);
  recordVerified(root, new Map([...parsed, ['glossary/en.md', 'words']]));
  expect(readVerified(root)).toEqual({ isWalked: true, parsed });
  write('content/site.yaml', 'brand: Kinetra');
  expect(readVerified(root)).toEqual({ isWalked: false });
});

test('of a file that stands in the note, no YAML is read, but where it is replaced', () => {
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
