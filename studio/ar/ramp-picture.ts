/** A PNG with a material's colour from its darkest to its brightest, by which viewers without vertex colours shade. */
import sharp from 'sharp';
import { Color } from 'three';
import { lightAt } from './finish.ts';

const WIDTH = 64,
  HEIGHT = 4;

/** The position in the picture of the colour for a point of this openness. */
export const placeIn = (openness: number): number => (0.5 + openness * (WIDTH - 1)) / WIDTH;

export function rampPicture(color: readonly [number, number, number]): Promise<Buffer> {
  const pixels = Buffer.alloc(WIDTH * HEIGHT * 3);
  for (let i = 0; i < WIDTH * HEIGHT; i++) {
    const light = lightAt((i % WIDTH) / (WIDTH - 1)),
      [r, g, b] = color.map((c) => c * light),
      shade = new Color(r, g, b).convertLinearToSRGB();
    pixels.set(
      shade.toArray().map((c) => Math.round(c * 255)),
      i * 3,
    );
  }
  return sharp(pixels, { raw: { width: WIDTH, height: HEIGHT, channels: 3 } })
    .png()
    .toBuffer();
}
