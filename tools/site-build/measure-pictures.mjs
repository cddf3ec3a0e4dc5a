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
  let measured = 0;
  const ids = masters(mediaDir);
  // The threads of sharp take as many as there are; each decodes one picture at a time.
  const facts = await Promise.all(
    ids.map((id) => {
      const bytes = readFileSync(join(mediaDir, `${id}.webp`));
      const hash = createHash('sha256').update(bytes).digest('hex').slice(0, 16);
      if (previous[id]?.hash === hash) return previous[id];
      measured += 1;
      return measure(bytes, hash, id);
    }),
  );
  const pictures = Object.fromEntries(ids.map((id, index) => [id, facts[index]]));
  mkdirSync(dirname(target), { recursive: true });
  writeFileSync(target, `${JSON.stringify(pictures, undefined, 2)}\n`);
  return { total: ids.length, measured };
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
    const { width, height, hasAlpha } = await sharp(bytes).metadata();
    const mean = await sharp(bytes)
      .flatten({ background: '#0e0f13' })
      .resize(1, 1, { kernel: 'cubic' })
      .removeAlpha()
      .raw()
      .toBuffer();
    return {
      width,
      height,
      hash,
      color: `#${mean.toString('hex').slice(0, 6)}`,
      transparent: hasAlpha && (await isTransparent(bytes)),
    };
  } catch (error) {
    throw new Error(`media/${id}.webp is no picture that can be read (${error.message})`, { cause: error });
  }
}

/** Whether any pixel shows what is behind it. Cheaper than sharp's statistics, which sum up far more. */
async function isTransparent(bytes) {
  const alpha = await sharp(bytes).extractChannel('alpha').raw().toBuffer();
  return alpha.some((value) => value !== 255);
}
