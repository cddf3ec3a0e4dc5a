import { expect, test } from 'vitest';
import { clipFile, clipPath, mediaPath, parseClipPath, parseMediaPath, servedWidths } from './media-address.ts';

test('the path of a picture parses back', () => {
  const path = mediaPath({ id: 'megatron/robot', hash: '0123456789abcdef' }, 640, 'avif');
  expect(path).toBe('/media/megatron/robot.0123456789abcdef.640.avif');
  expect(parseMediaPath(path)).toEqual({ id: 'megatron/robot', hash: '0123456789abcdef', width: 640, format: 'avif' });
});

test.each([
  '/media/megatron/robot.avif',
  '/media/../secret.0123456789abcdef.640.avif',
  '/media/megatron/robot.0123456789abcdef.640.svg',
])('%s is not a picture path', (path) => {
  expect(parseMediaPath(path)).toBeUndefined();
});

test('a picture is offered in the smaller widths and its own', () => {
  expect(servedWidths({ width: 700 })).toEqual([160, 320, 480, 640, 700]);
  expect(servedWidths({ width: 3000 })).toEqual([160, 320, 480, 640, 800, 960, 1280, 1600, 2000]);
});

test('a film strip is offered by the widths of its frames', () => {
  expect(servedWidths({ width: 10_080, frames: 21 })).toEqual([5040, 7560, 10_080]);
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

test.each([
  '/media/megatron/transformation.mp4',
  '/media/megatron/transformation.0123456789abcdef.tall.mp4',
  '/media/../x.0123456789abcdef.wide.webm',
])('%s is not a clip path', (path) => {
  expect(parseClipPath(path)).toBeUndefined();
});

test('the file of the phone cut stands beside the wide one', () => {
  expect(clipFile({ id: 'megatron/transformation', variant: 'wide', format: 'webm' })).toBe(
    'megatron/transformation.webm',
  );
  expect(clipFile({ id: 'megatron/transformation', variant: 'phone', format: 'webm' })).toBe(
    'megatron/transformation-phone.webm',
  );
});
