import sharp, { type Sharp } from 'sharp';
import type { MediaFormat } from '#core/media/media-address.ts';
import { wideFrom } from './picture-encoder.ts';

/** AVIF effort 2 gives files within 6 % of effort 4 in a sixth of the time, and a visitor may be waiting. */
const encoders: Record<MediaFormat, (image: Sharp) => Sharp> = {
  avif: (image) => image.avif({ quality: 45, effort: 2 }),
  webp: (image) => image.webp({ quality: 80, alphaQuality: 90 }),
  jpg: (image) => image.jpeg({ quality: 80, mozjpeg: true }),
  png: (image) => image.png({ palette: true, quality: 85 }),
};

let lastWide: Promise<unknown> = Promise.resolve();

sharp.concurrency(1);
sharp.cache(false);

/** Encodes one size of a master in this process, with one thread. `width` is in px; the height follows. */
export function encodePicture(master: string, width: number, format: MediaFormat): Promise<Buffer> {
  const encode = () => encoders[format](sharp(master).resize({ width })).toBuffer();
  if (width < wideFrom) return encode();
  const encoding = lastWide.then(encode);
  lastWide = encoding.catch(() => {});
  return encoding;
}
