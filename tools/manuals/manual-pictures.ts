import { join } from 'node:path';
import sharp from 'sharp';

const media = join(import.meta.dirname, '../../media');
const master = (id: string) => join(media, `${id}.webp`);

/** Increase this after changing how pictures are prepared: all manuals are then printed again. */
export const pictureRevision = 1;

/** Width of a page in px: A5 at 150 dpi. */
const pageWidth = 874;

const photo = { quality: 78, mozjpeg: true } as const;

export const coverMachine = (id: string): Promise<Buffer> =>
  sharp(master(id)).resize({ height: 1000 }).webp({ quality: 90 }).toBuffer();

/** The picture with numbered parts, on grey. */
export const partsPicture = (id: string): Promise<Buffer> =>
  sharp(master(id)).resize({ width: 620 }).flatten({ background: '#e4e6e8' }).jpeg(photo).toBuffer();

/** A close-up across the page. Heads are at the top, so the bottom is cropped. */
export const detailPicture = (id: string): Promise<Buffer> => across(id, 'top');

export const scenePicture = (id: string): Promise<Buffer> => across(id, 'attention');

const across = (id: string, position: 'top' | 'attention') =>
  sharp(master(id))
    .resize({ width: pageWidth, height: 500, position })
    .flatten({ background: '#0e0f13' })
    .jpeg(photo)
    .toBuffer();

/**
 * The second shape on a dark background that is wider than the page, so that cropping does not cut the machine. Opaque
 * pictures are cropped as scenes.
 */
export async function shapePicture(id: string): Promise<Buffer> {
  if ((await sharp(master(id)).stats()).isOpaque) return scenePicture(id);
  const height = 450;
  const machine = await sharp(master(id))
    .trim()
    .resize({ width: pageWidth - 150, height: height - 50, fit: 'inside' })
    .toBuffer();
  return sharp({ create: { width: 1400, height, channels: 3, background: '#0e0f13' } })
    .composite([{ input: machine, gravity: 'center' }])
    .jpeg(photo)
    .toBuffer();
}
