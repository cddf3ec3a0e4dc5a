import { expect, test } from 'vitest';
import {
  clipFile,
  clipPath,
  lineId,
  linePath,
  mediaPath,
  parseClipPath,
  parseMediaPath,
  parseVoicePath,
  servedWidths,
  voiceFile,
  voiceFolder,
} from './media-address.ts';

test('the path of a picture parses back', () => {
  const path = mediaPath({ id: 'megatron/robot', hash: '0123456789abcdef' }, 640, 'avif');
  expect(path).toBe('/media/megatron/robot.0123456789abcdef.640.avif');
  expect(parseMediaPath(path)).toEqual({ id: 'megatron/robot', hash: '0123456789abcdef', width: 640, format: 'avif' });
});

test('a picture is offered in the smaller widths and its own', () => {
  expect(servedWidths({ width: 700 })).toEqual([160, 320, 480, 640, 700]);
  expect(servedWidths({ width: 3000 })).toEqual([160, 320, 480, 640, 800, 960, 1280, 1600, 2000]);
});

test('the path of a clip parses back, and is not a picture path', () => {
  const path = clipPath({ id: 'megatron/transformation', hash: '0123456789abcdef' }, 'phone', 'mp4');
  expect(path).toBe('/media/megatron/transformation.0123456789abcdef.phone.mp4');
  expect(parseClipPath(path)).toEqual({
    id: 'megatron/transformation',
    hash: '0123456789abcdef',
    variant: 'phone',
    format: 'mp4',
  });
  expect(parseMediaPath(path)).toBeUndefined();
});

test('the file of the phone cut stands beside the wide one', () => {
  expect(clipFile({ id: 'megatron/transformation', variant: 'wide', format: 'webm' })).toBe(
    'megatron/transformation.webm',
  );
  expect(clipFile({ id: 'megatron/transformation', variant: 'phone', format: 'webm' })).toBe(
    'megatron/transformation-phone.webm',
  );
});

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
  [parseMediaPath, '/media/megatron/robot.avif'],
  [parseMediaPath, '/media/../secret.0123456789abcdef.640.avif'],
  [parseMediaPath, '/media/megatron/robot.0123456789abcdef.640.svg'],
  [parseClipPath, '/media/megatron/transformation.mp4'],
  [parseClipPath, '/media/megatron/transformation.0123456789abcdef.tall.mp4'],
  [parseClipPath, '/media/../x.0123456789abcdef.wide.webm'],
  [parseVoicePath, '/media/voices/tank/en.abcdef12/0123456.webm'],
  [parseVoicePath, '/media/voices/tank/en.abcdef12/01234567.mp3'],
  [parseVoicePath, '/media/voices/tank/en/01234567.webm'],
  [parseVoicePath, '/media/voices/../en.abcdef12/01234567.webm'],
])('%o does not read %s', (parse, path) => {
  expect(parse(path)).toBeUndefined();
});
