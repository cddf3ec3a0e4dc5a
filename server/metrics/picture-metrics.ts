import { Histogram, type Registry } from 'prom-client';
import { mediaFormats } from '#core/media/media-address.ts';
import type { EncodePicture } from '../files/pictures/encoder-process.ts';
import { measureDuration } from './measure-duration.ts';

export function pictureMetrics(register: Registry): (encode: EncodePicture) => EncodePicture {
  const encodings = new Histogram({
    name: 'picture_encode_duration_seconds',
    help: 'Time to encode one size of a picture, without the wait for its turn, and whether it succeeded.',
    labelNames: ['format', 'outcome'],
    buckets: [0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 15],
    registers: [register],
  });
  // Starts at zero, so that the first failure is an increase.
  for (const format of Object.keys(mediaFormats)) encodings.zero({ format, outcome: 'failed' });
  return (encode) => (master, width, format) =>
    measureDuration(
      () => encode(master, width, format),
      (outcome, seconds) => encodings.observe({ format, outcome }, seconds),
    );
}
