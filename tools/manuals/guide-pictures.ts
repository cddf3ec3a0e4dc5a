import { join } from 'node:path';
import sharp from 'sharp';

const media = join(import.meta.dirname, '../../media');
const master = (id: string) => join(media, `${id}.webp`);

/** Raise it when pictures are prepared otherwise: every guide is then printed anew. */
export const pictureRevision = 1;

/** Pixels to a page's width: 150 to an inch of A5. */
const pageWidth = 874;

const photo = { quality: 78, mozjpeg: true } as const;

/** The machine of the cover, cut out. */
export const coverMachine = (id: string): Promise<Buffer> =>
  sharp(master(id)).resize({ height: 1000 }).webp({ quality: 90 }).toBuffer();

/** The numbered picture, on the grey of its plate. */
export const partsPicture = (id: string): Promise<Buffer> =>
  sharp(master(id)).resize({ width: 620 }).flatten({ background: '#e4e6e8' }).jpeg(photo).toBuffer();

/** A close-up across the page; a head is at its top. */
export const detailPicture = (id: string): Promise<Buffer> => across(id, 'top');

/** A scene across the page. */
export const scenePicture = (id: string): Promise<Buffer> => across(id, 'attention');

const across = (id: string, position: 'top' | 'attention') =>
  sharp(master(id))
    .resize({ width: pageWidth, height: 500, position })
    .flatten({ background: '#0e0f13' })
    .jpeg(photo)
    .toBuffer();

/**
 * The other shape on dark ground, wider than the page: a low plate cuts off ground, not the machine. A scene is cut to
 * fit.
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
