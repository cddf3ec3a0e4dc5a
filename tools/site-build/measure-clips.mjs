import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

/** The other files of a clip besides its wide MP4. */
const otherEndings = ['.webm', '-phone.mp4', '-phone.webm'];

/**
 * Measures the clips of `mediaDir` into `target`: by id, the hash, the sizes of both cuts, and the audible sounds.
 * Returns their number.
 */
export function measureClips(mediaDir, target) {
  const ids = clips(mediaDir);
  mkdirSync(dirname(target), { recursive: true });
  writeFileSync(
    target,
    `${JSON.stringify(Object.fromEntries(ids.map((id) => [id, measure(mediaDir, id)])), undefined, 2)}\n`,
  );
  return ids.length;
}

const clips = (mediaDir) =>
  readdirSync(mediaDir, { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .flatMap(({ name: subject }) =>
      readdirSync(join(mediaDir, subject))
        .filter((file) => file.endsWith('.mp4') && !file.endsWith('-phone.mp4'))
        .map((file) => `${subject}/${file.slice(0, -'.mp4'.length)}`),
    )
    .sort();

function measure(mediaDir, id) {
  const hash = createHash('sha256').update(readFileSync(join(mediaDir, `${id}.mp4`)));
  for (const ending of otherEndings) {
    const file = join(mediaDir, id + ending);
    if (!existsSync(file)) throw new Error(`media/${id}.mp4 stands alone: media/${id}${ending} is missing`);
    hash.update(readFileSync(file));
  }
  return {
    hash: hash.digest('hex').slice(0, 16),
    wide: sizeOf(mediaDir, `${id}.mp4`),
    phone: sizeOf(mediaDir, `${id}-phone.mp4`),
    heard: heardIn(mediaDir, `${id}.vtt`),
  };
}

/** The picture size of an MP4 in px. A track header ends with width and height as 16.16 fixed-point numbers. */
function sizeOf(mediaDir, file) {
  const movie = boxes(readFileSync(join(mediaDir, file))).find(({ type }) => type === 'moov');
  const tracks = movie ? boxes(movie.content).filter(({ type }) => type === 'trak') : [];
  for (const { content } of tracks) {
    const header = boxes(content).find(({ type }) => type === 'tkhd')?.content;
    const [width, height] =
      header && header.length >= 8
        ? [header.readUInt32BE(header.length - 8) >>> 16, header.readUInt32BE(header.length - 4) >>> 16]
        : [];
    if (width && height) return { width, height };
  }
  throw new Error(`media/${file} is no MP4 with a picture`);
}

/** The cues of a WebVTT file that the studio has made: names of sounds. */
function heardIn(mediaDir, file) {
  if (!existsSync(join(mediaDir, file)))
    throw new Error(`media/${file} is missing: npm run studio -- --film --sound makes it`);
  const cues = readFileSync(join(mediaDir, file), 'utf8').matchAll(/^00:([\d.]+) --> 00:([\d.]+)\n(.+)$/gm);
  return Array.from(cues, ([, from, to, sounds]) => ({
    from: Number(from),
    to: Number(to),
    sounds: sounds.split(' '),
  }));
}

/** The sibling MP4 boxes in `bytes`. */
function boxes(bytes) {
  const siblings = [];
  for (let at = 0; at + 8 <= bytes.length; ) {
    const short = bytes.readUInt32BE(at);
    const isLong = short === 1 && at + 16 <= bytes.length;
    const length = isLong ? Number(bytes.readBigUInt64BE(at + 8)) : short || bytes.length - at;
    if (length < 8 || at + length > bytes.length) break;
    siblings.push({
      type: bytes.toString('latin1', at + 4, at + 8),
      content: bytes.subarray(at + (isLong ? 16 : 8), at + length),
    });
    at += length;
  }
  return siblings;
}
