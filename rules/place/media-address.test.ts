import { expect, test } from 'vitest';
import { clipFile, clipPath, mediaPath, parseClipPath, parseMediaPath, widthsOf } from './media-address.ts';

test('an address of a picture is read as it was written', () => {
  const path = mediaPath({ id: 'megatron/robot', hash: '0123456789abcdef' }, 640, 'avif');
  expect(path).toBe('/media/megatron/robot.0123456789abcdef.640.avif');
  expect(parseMediaPath(path)).toEqual({ id: 'megatron/robot', hash: '0123456789abcdef', width: 640, format: 'avif' });
});

test.each([
  '/media/megatron/robot.avif',
  '/media/../secret.0123456789abcdef.640.avif',
  '/media/megatron/robot.0123456789abcdef.640.svg',
])('%s is no picture', (path) => {
  expect(parseMediaPath(path)).toBeUndefined();
});

test('a picture is offered below its own width and at it', () => {
  expect(widthsOf({ width: 700 })).toEqual([160, 320, 480, 640, 700]);
  expect(widthsOf({ width: 3000 })).toEqual([160, 320, 480, 640, 800, 960, 1280, 1600, 2000]);
});

test('a film strip is offered by the width of its frames', () => {
  expect(widthsOf({ width: 10_080, frames: 21 })).toEqual([5040, 7560, 10_080]);
});

test('an address of a clip is read as it was written, and is none of a picture', () => {
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
])('%s is no clip', (path) => {
  expect(parseClipPath(path)).toBeUndefined();
});

test('the cut for phones lies beside the wide one', () => {
  expect(clipFile({ id: 'megatron/transformation', variant: 'wide', format: 'webm' })).toBe(
    'megatron/transformation.webm',
  );
  expect(clipFile({ id: 'megatron/transformation', variant: 'phone', format: 'webm' })).toBe(
    'megatron/transformation-phone.webm',
  );
});
