import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { fileHash, idsIn, writeFacts } from './media-facts.mjs';

/**
 * Measures the pictures of `mediaDir` into `target`: by id, width, height, hash, the colours of a preview, transparency
 * and the body of a cut-out. Unchanged pictures are not measured again.
 */
export async function measurePictures(mediaDir, target) {
  const previous = existsSync(target) ? JSON.parse(readFileSync(target, 'utf8')) : {};
  let measured = 0;
  const ids = idsIn(mediaDir, '.webp');
  // The threads of sharp take as many as there are; each decodes one picture at a time.
  const facts = await Promise.all(
    ids.map((id) => {
      const bytes = readFileSync(join(mediaDir, `${id}.webp`));
      const hash = fileHash(bytes);
      if (isMeasured(previous[id], hash)) return previous[id];
      measured += 1;
      return measure(bytes, hash, id);
    }),
  );
  writeFacts(
    target,
    ids.map((id, index) => [id, facts[index]]),
  );
  return { total: ids.length, measured };
}

const isMeasured = (facts, hash) =>
  facts?.hash === hash && 'colors' in facts && (!facts.transparent || 'body' in facts);

async function measure(bytes, hash, id) {
  try {
    const { width, height, hasAlpha } = await sharp(bytes).metadata();
    const grid = await sharp(bytes)
      .flatten({ background: '#0e0f13' })
      .resize(3, 3, { kernel: 'cubic', fit: 'fill' })
      .removeAlpha()
      .raw()
      .toBuffer();
    return {
      width,
      height,
      hash,
      colors: [[0, 1, 2], [4], [6, 7, 8]].map((cells) => mixedColor(grid, cells)).join(' '),
      ...(hasAlpha ? await measureCutOut(bytes, width) : { transparent: false }),
    };
  } catch (error) {
    throw new Error(`media/${id}.webp is no picture that can be read (${error.message})`, { cause: error });
  }
}

/** The mean of some cells of a grid of colours, with one digit for each channel. */
const mixedColor = (grid, cells) =>
  [0, 1, 2].reduce((color, channel) => {
    const sum = cells.reduce((all, cell) => all + grid[cell * 3 + channel], 0);
    return color + Math.round(sum / cells.length / 17).toString(16);
  }, '#');

/**
 * Finds out if any pixel is transparent, and if so, the rectangle of the opaque ones: the body without its shadow.
 * Cheaper than sharp's statistics, which sum up far more.
 */
async function measureCutOut(bytes, width) {
  const alpha = await sharp(bytes).extractChannel('alpha').raw().toBuffer();
  if (!alpha.some((value) => value !== 255)) return { transparent: false };
  const isOpaque = (value) => value >= minOpaque;
  const first = alpha.findIndex(isOpaque);
  if (first < 0) return { transparent: true, body: { left: 0, top: 0, width: 0, height: 0 } };
  const [top, bottom] = [Math.floor(first / width), Math.floor(alpha.findLastIndex(isOpaque) / width)];
  let [left, right] = [width, -1];
  for (let start = top * width; start <= bottom * width; start += width) {
    const row = alpha.subarray(start, start + width);
    const leftmost = row.findIndex(isOpaque);
    if (leftmost < 0) continue;
    left = Math.min(left, leftmost);
    right = Math.max(right, row.findLastIndex(isOpaque));
  }
  return { transparent: true, body: { left, top, width: right - left + 1, height: bottom - top + 1 } };
}

/** Encoders leave some pixels of a solid body a little below 255. */
const minOpaque = 250;
