/** A PNG with a material's colour from its darkest to its brightest, by which viewers without vertex colours shade. */
import { crc32, deflateSync } from 'node:zlib';
import { Color } from 'three';
import { lightAt } from './finish.ts';

const WIDTH = 64,
  HEIGHT = 4;

/** The position in the picture of the colour for a point of this openness. */
export const placeIn = (openness: number): number => (0.5 + openness * (WIDTH - 1)) / WIDTH;

export function rampPicture(color: readonly [number, number, number]): Buffer {
  const row = Buffer.alloc(1 + WIDTH * 3);
  for (let x = 0; x < WIDTH; x++) {
    const light = lightAt(x / (WIDTH - 1)),
      [r, g, b] = color.map((c) => c * light) as [number, number, number],
      shade = new Color(r, g, b).convertLinearToSRGB();
    row.set(
      shade.toArray().map((c) => Math.round(c * 255)),
      1 + x * 3,
    );
  }
  const head = Buffer.alloc(13);
  head.writeUInt32BE(WIDTH);
  head.writeUInt32BE(HEIGHT, 4);
  head.set([8, 2], 8);
  return Buffer.concat([
    Buffer.from('\x89PNG\r\n\x1a\n', 'latin1'),
    chunk('IHDR', head),
    chunk('IDAT', deflateSync(Buffer.concat(Array<Buffer>(HEIGHT).fill(row)))),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}

function chunk(type: string, data: Buffer): Buffer {
  const length = Buffer.alloc(4),
    sum = Buffer.alloc(4),
    body = Buffer.concat([Buffer.from(type, 'latin1'), data]);
  length.writeUInt32BE(data.length);
  sum.writeUInt32BE(crc32(body));
  return Buffer.concat([length, body, sum]);
}
