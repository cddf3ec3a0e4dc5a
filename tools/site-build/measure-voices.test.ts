import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { voices } from '#core/media/robot-media-schema.ts';
import { measureVoices } from './measure-voices.mjs';

let folder: string;
const target = () => join(folder, 'build/voices.json');
const measured = () => voices.parse(JSON.parse(readFileSync(target(), 'utf8')));
const record = (name: string, bytes = name) => writeFileSync(join(folder, 'voices/tank/en', name), bytes);

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'voices-'));
  mkdirSync(join(folder, 'voices/tank/en'), { recursive: true });
  for (const name of ['01234567.webm', '01234567.m4a']) record(name);
});

afterEach(() => rmSync(folder, { recursive: true, force: true }));

it('lists the lines of each robot and language, with a hash of all their bytes', () => {
  expect(measureVoices(folder, target())).toBe(1);
  const before = measured()['tank/en'];
  expect(before?.lines).toEqual(['01234567']);
  record('01234567.m4a', 'changed');
  measureVoices(folder, target());
  expect(measured()['tank/en']?.hash).not.toBe(before?.hash);
});

it('needs both formats of a line', () => {
  record('89abcdef.webm');
  expect(() => measureVoices(folder, target())).toThrow('media/voices/tank/en/89abcdef.webm stands alone');
});

it('finds none where nothing is recorded', () => {
  rmSync(join(folder, 'voices'), { recursive: true });
  expect(measureVoices(folder, target())).toBe(0);
  expect(measured()).toEqual({});
});
