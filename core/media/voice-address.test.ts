import { expect, test } from 'vitest';
import { lineId, linePath, parseVoicePath, voiceFile, voiceFolder } from './voice-address.ts';

const id = 'eliteTruck/en';
const hash = 'abcdef1234567890';

test('an address of a line is read as it was written', () => {
  const line = lineId('Two robots.');
  const path = linePath(voiceFolder({ id, hash }), line, 'm4a');
  expect(parseVoicePath(path)).toEqual({ id, hash, line, format: 'm4a' });
  expect(voiceFile({ id, line, format: 'm4a' })).toBe(`voices/${id}/${line}.m4a`);
});

test('every change of a text changes its id', () => {
  const texts = ['', 'a', 'b', 'ab', 'ba', 'Hello.', 'Hello!', 'hello.', '你好。', 'Two robots. ', 'Two robots.'];
  expect(new Set(texts.map(lineId)).size).toBe(texts.length);
  for (const text of texts) expect(lineId(text)).toMatch(/^[0-9a-f]{8}$/);
});

test.each([
  '/media/voices/tank/en.abcdef12/0123456.webm',
  '/media/voices/tank/en.abcdef12/01234567.mp3',
  '/media/voices/tank/en/01234567.webm',
  '/media/voices/../en.abcdef12/01234567.webm',
])('%s is no address of a line', (path) => {
  expect(parseVoicePath(path)).toBeUndefined();
});
