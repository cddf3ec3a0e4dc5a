import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileHash, idsIn, writeFacts } from './media-facts.mjs';

/** The other files of a clip besides its wide MP4. */
const otherEndings = ['.webm', '-phone.mp4', '-phone.webm'];

/**
 * Measures the clips of `mediaDir` into `target`: by id, the hash, the sizes of both cuts, and the audible sounds.
 * Returns their number.
 */
export function measureClips(mediaDir, target) {
  const ids = idsIn(mediaDir, '.mp4').filter((id) => !id.endsWith('-phone'));
  writeFacts(
    target,
    ids.map((id) => [id, measure(mediaDir, id)]),
  );
  return ids.length;
}

function measure(mediaDir, id) {
  const files = ['.mp4', ...otherEndings].map((ending) => join(mediaDir, id + ending));
  const missing = otherEndings.find((ending) => !existsSync(join(mediaDir, id + ending)));
  if (missing !== undefined) throw new Error(`media/${id}.mp4 stands alone: media/${id}${missing} is missing`);
  return {
    hash: fileHash(...files.map((file) => readFileSync(file))),
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
