import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { manualFacts } from '#core/media/manual-schema.ts';
import { measureManuals } from './measure-manuals.mjs';
import { fileHash } from './media-facts.mjs';

let folder: string;
const target = () => join(folder, 'build/manuals.json');
const measured = () => JSON.parse(readFileSync(target(), 'utf8'));

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'manuals-'));
  mkdirSync(join(folder, 'manuals/robotOne'), { recursive: true });
  writeFileSync(join(folder, 'manuals/robotOne/en.pdf'), '%PDF-1.4');
  writeFileSync(
    join(folder, 'manuals/made.json'),
    JSON.stringify({ 'robotOne/en': { sources: 'abc', file: fileHash('%PDF-1.4'), updated: '2026-11-21' } }),
  );
});

afterEach(() => rmSync(folder, { recursive: true, force: true }));

describe('measuring manuals', () => {
  it('finds the size of each and the day of its last change', () => {
    expect(measureManuals(folder, target())).toBe(1);
    expect(measured()['robotOne/en']).toMatchObject({ size: 8, updated: '2026-11-21' });
    expect(manualFacts.safeParse(measured()['robotOne/en']).success).toBe(true);
  });

  it('refuses a file that changed and was not recorded, so that no date is older than its file', () => {
    writeFileSync(join(folder, 'manuals/robotOne/en.pdf'), '%PDF-1.5');
    expect(() => measureManuals(folder, target())).toThrow(
      'media/manuals/robotOne/en.pdf is not the file that made.json dates 2026-11-21',
    );
  });

  it('names a file that was not printed by the command', () => {
    writeFileSync(join(folder, 'manuals/robotOne/de.pdf'), '%PDF-1.4');
    expect(() => measureManuals(folder, target())).toThrow('media/manuals/robotOne/de.pdf is not in made.json');
  });

  it('finds nothing in an empty folder', () => {
    expect(measureManuals(join(folder, 'elsewhere'), target())).toBe(0);
    expect(measured()).toEqual({});
  });
});
