import { join } from 'node:path';
import sharp from 'sharp';

const media = join(import.meta.dirname, '../../media');
const master = (id: string) => join(media, `${id}.webp`);

/** Pixels to a page's width: 150 to an inch of A5. */
const pageWidth = 874;

const photo = { quality: 78, mozjpeg: true } as const;

/** The machine of the cover, cut out. */
export const coverMachine = (id: string): Promise<Buffer> => sharp(master(id)).resize({ height: 1000 }).webp({ quality: 90 }).toBuffer();

/** The numbered picture, on the grey of its plate. */
export const partsPicture = (id: string): Promise<Buffer> => sharp(master(id)).resize({ width: 620 }).flatten({ background: '#e4e6e8' }).jpeg(photo).toBuffer();

/** A close-up across the page. */
export const detailPicture = (id: string): Promise<Buffer> =>
  sharp(master(id)).resize({ width: pageWidth, height: 500, position: 'attention' }).flatten({ background: '#0e0f13' }).jpeg(photo).toBuffer();

/** The other shape on dark ground, as wide as the page; a scene is cut to fit. */
export async function shapePicture(id: string): Promise<Buffer> {
  if ((await sharp(master(id)).stats()).isOpaque) return detailPicture(id);
  const [width, height] = [pageWidth, 450];
  const machine = await sharp(master(id))
    .trim()
    .resize({ width: width - 150, height: height - 50, fit: 'inside' })
    .toBuffer();
  return sharp({ create: { width, height, channels: 3, background: '#0e0f13' } })
    .composite([{ input: machine, gravity: 'center' }])
    .jpeg(photo)
    .toBuffer();
}
