/** Turns raw pictures into the masters in media/: trims, fades, joins and encodes them. */
import { mkdirSync } from 'node:fs';
import { dirname } from 'node:path';
import sharp from 'sharp';

export interface Finish {
  /** Crops to the body plus a margin; the floor shadow fades out before the edges. */
  trim?: boolean;
  /** Share of the height over which the lower edge fades out. */
  fade?: number;
  width?: number;
  quality?: number;
}
export interface Master {
  width: number;
  height: number;
  bytes: number;
}

const CLEAR = { r: 0, g: 0, b: 0, alpha: 0 };
/** A pixel at least this opaque belongs to the body, not to its shadow. */
const SOLID = 235;
const MARGIN = 0.07;

function veil(width: number, height: number, stops: [at: number, opacity: number][], vertical: boolean): Buffer {
  const list = stops.map(([at, o]) => `<stop offset="${at}" stop-color="#fff" stop-opacity="${o}"/>`).join('');
  const to = vertical ? 'x1="0" y1="0" x2="0" y2="1"' : 'x1="0" y1="0" x2="1" y2="0"';
  return Buffer.from(
    `<svg width="${width}" height="${height}"><defs><linearGradient id="g" ${to}>${list}</linearGradient></defs><rect width="100%" height="100%" fill="url(#g)"/></svg>`,
  );
}
async function mask(png: Buffer, stops: [number, number][], vertical: boolean): Promise<Buffer> {
  const { width, height } = await sharp(png).metadata();
  return sharp(png)
    .composite([{ input: veil(width, height, stops, vertical), blend: 'dest-in' }])
    .png()
    .toBuffer();
}
async function trim(png: Buffer): Promise<Buffer> {
  const cut = await sharp(png).trim({ background: CLEAR, threshold: 2 }).png().toBuffer();
  const { data, info } = await sharp(cut).ensureAlpha().raw().toBuffer({ resolveWithObject: true });
  let left = info.width,
    right = 0;
  for (let y = 0; y < info.height * 0.8; y++)
    for (let x = 0; x < info.width; x++) {
      if ((data[(y * info.width + x) * 4 + 3] ?? 0) > SOLID) {
        left = Math.min(left, x);
        right = Math.max(right, x);
      }
    }
  const margin = Math.round(info.width * MARGIN);
  left = Math.max(0, left - margin);
  right = Math.min(info.width - 1, right + margin);
  const width = right - left + 1,
    soft = (margin / width) * 0.8;
  const body = await sharp(cut).extract({ left, top: 0, width, height: info.height }).png().toBuffer();
  return mask(
    body,
    [
      [0, 0],
      [soft, 1],
      [1 - soft, 1],
      [1, 0],
    ],
    false,
  );
}
async function encode(png: Buffer, file: string, quality: number): Promise<Master> {
  mkdirSync(dirname(file), { recursive: true });
  const { width, height, size } = await sharp(png).webp({ quality, alphaQuality: 95, effort: 5 }).toFile(file);
  return { width, height, bytes: size };
}
export async function develop(png: Buffer, file: string, finish: Finish = {}): Promise<Master> {
  let b = finish.trim ? await trim(png) : png;
  if (finish.fade)
    b = await mask(
      b,
      [
        [0, 1],
        [1 - finish.fade, 1],
        [1, 0],
      ],
      true,
    );
  if (finish.width) b = await sharp(b).resize({ width: finish.width, withoutEnlargement: true }).png().toBuffer();
  return encode(b, file, finish.quality ?? 92);
}
