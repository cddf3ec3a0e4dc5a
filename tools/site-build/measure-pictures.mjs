import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import sharp from 'sharp';

/**
 * Measures the pictures of `mediaDir` into `target`: by id, width, height, hash, mean colour and transparency.
 * Unchanged pictures are not measured again.
 */
export async function measurePictures(mediaDir, target) {
  const previous = existsSync(target) ? JSON.parse(readFileSync(target, 'utf8')) : {};
  const pictures = {};
  let measured = 0;
  for (const id of masters(mediaDir)) {
    const bytes = readFileSync(join(mediaDir, `${id}.webp`));
    const hash = createHash('sha256').update(bytes).digest('hex').slice(0, 16);
    if (previous[id]?.hash !== hash) measured += 1;
    pictures[id] = previous[id]?.hash === hash ? previous[id] : await measure(bytes, hash, id);
  }
  mkdirSync(dirname(target), { recursive: true });
  writeFileSync(target, `${JSON.stringify(pictures, undefined, 2)}\n`);
  return { total: Object.keys(pictures).length, measured };
}

const masters = (mediaDir) =>
  readdirSync(mediaDir, { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .flatMap(({ name: subject }) =>
      readdirSync(join(mediaDir, subject))
        .filter((file) => file.endsWith('.webp'))
        .map((file) => `${subject}/${file.slice(0, -5)}`),
    )
    .sort();

async function measure(bytes, hash, id) {
  try {
    const { width, height } = await sharp(bytes).metadata();
    const { isOpaque } = await sharp(bytes).stats();
    const mean = await sharp(bytes)
      .flatten({ background: '#0e0f13' })
      .resize(1, 1, { kernel: 'cubic' })
      .removeAlpha()
      .raw()
      .toBuffer();
    return { width, height, hash, color: `#${mean.toString('hex').slice(0, 6)}`, transparent: !isOpaque };
  } catch (error) {
    throw new Error(`media/${id}.webp is no picture that can be read (${error.message})`, { cause: error });
  }
}
