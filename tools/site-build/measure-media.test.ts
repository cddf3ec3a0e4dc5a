import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import sharp from 'sharp';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { clipFacts } from '#core/media/clip-schema.ts';
import { manualFacts } from '#core/media/manual-schema.ts';
import { pictureFacts } from '#core/media/picture-schema.ts';
import { voices } from '#core/media/robot-media-schema.ts';
import { measureClips } from './measure-clips.mjs';
import { measureManuals } from './measure-manuals.mjs';
import { measurePictures } from './measure-pictures.mjs';
import { measureVoices } from './measure-voices.mjs';
import { fileHash } from './media-facts.mjs';

let project: string;
let media: string;
let target: string;
beforeEach(() => {
  project = mkdtempSync(join(tmpdir(), 'media-'));
  media = join(project, 'media');
  target = join(project, 'build/facts.json');
});
afterEach(() => rmSync(project, { recursive: true, force: true }));

const write = (path: string, bytes: Uint8Array | string) => {
  mkdirSync(dirname(join(media, path)), { recursive: true });
  writeFileSync(join(media, path), bytes);
};
const measured = () => JSON.parse(readFileSync(target, 'utf8'));

describe('the build measures clips', () => {
  function box(type: string, ...content: Buffer[]): Buffer {
    const body = Buffer.concat(content);
    const head = Buffer.alloc(8);
    head.writeUInt32BE(body.length + 8);
    head.write(type, 4, 'latin1');
    return Buffer.concat([head, body]);
  }

  /** A minimal MP4: one track without a picture, then one with this size. */
  function film(width: number, height: number): Buffer {
    const track = (w: number, h: number) => {
      const bytes = Buffer.alloc(84);
      bytes.writeUInt32BE(w * 65_536, 76);
      bytes.writeUInt32BE(h * 65_536, 80);
      return box('trak', box('tkhd', bytes));
    };
    const movie = box('moov', box('mvhd', Buffer.alloc(100)), track(0, 0), track(width, height));
    return Buffer.concat([box('ftyp', Buffer.alloc(8)), movie, box('mdat')]);
  }
  const measure = () => measureClips(media, target);

  beforeEach(() => {
    write('robot/turn.mp4', film(960, 540));
    write('robot/turn-phone.mp4', film(540, 676));
    write('robot/turn.webm', 'wide');
    write('robot/turn-phone.webm', 'upright');
    write('robot/turn.vtt', 'WEBVTT\n\n00:00.800 --> 00:02.500\nservos latches\n\n00:02.500 --> 00:03.000\nservos\n');
  });

  test('with the size of both cuts and what is heard, under the name of the wide one', () => {
    expect(measure()).toBe(1);
    expect(measured()['robot/turn']).toMatchObject({
      wide: { width: 960, height: 540 },
      phone: { width: 540, height: 676 },
      heard: [
        { from: 0.8, to: 2.5, sounds: ['servos', 'latches'] },
        { from: 2.5, to: 3, sounds: ['servos'] },
      ],
    });
    expect(clipFacts.safeParse(measured()['robot/turn']).success).toBe(true);
  });

  test.each(['turn.mp4', 'turn-phone.mp4', 'turn.webm', 'turn-phone.webm'])(
    'with another hash when %s changed',
    (name) => {
      measure();
      const before = measured()['robot/turn'].hash;
      write(`robot/${name}`, film(320, 180));
      measure();
      expect(measured()['robot/turn'].hash).not.toBe(before);
    },
  );

  test('and names a file that is missing or no clip', () => {
    write('robot/turn-phone.mp4', 'no clip');
    expect(measure).toThrow('media/robot/turn-phone.mp4 is no MP4');
    write('robot/turn-phone.mp4', film(540, 676));
    for (const name of ['turn.vtt', 'turn-phone.webm']) {
      rmSync(join(media, 'robot', name));
      expect(measure).toThrow(`media/robot/${name} is missing`);
    }
  });
});

describe('the build measures manuals', () => {
  const measure = () => measureManuals(media, target);

  beforeEach(() => {
    write('manuals/robotOne/en.pdf', '%PDF-1.4');
    const printed = { sources: 'abc', file: fileHash('%PDF-1.4'), updated: '2026-11-21' };
    write('manuals/made.json', JSON.stringify({ 'robotOne/en': printed }));
  });

  test('with the size of each and the day of its last change', () => {
    expect(measure()).toBe(1);
    expect(measured()['robotOne/en']).toMatchObject({ size: 8, updated: '2026-11-21' });
    expect(manualFacts.safeParse(measured()['robotOne/en']).success).toBe(true);
  });

  test('and refuses a file that was not recorded, so that no date is older than its file', () => {
    write('manuals/robotOne/en.pdf', '%PDF-1.5');
    expect(measure).toThrow('media/manuals/robotOne/en.pdf is not the file that made.json dates 2026-11-21');
    write('manuals/robotOne/en.pdf', '%PDF-1.4');
    write('manuals/robotOne/de.pdf', '%PDF-1.4');
    expect(measure).toThrow('media/manuals/robotOne/de.pdf is not in made.json');
  });
});

describe('the build measures pictures', () => {
  const color = (r: number, g: number, b: number, alpha: number) => ({ r, g, b, alpha });
  const create = (width: number, height: number, background: ReturnType<typeof color>) =>
    sharp({ create: { width, height, channels: 4, background } });
  const paint = async (what: string, background: ReturnType<typeof color>) =>
    write(`robot/${what}.webp`, await create(20, 10, background).webp({ lossless: true }).toBuffer());
  const measure = () => measurePictures(media, target);

  beforeEach(async () => {
    await paint('solid', color(255, 0, 0, 1));
    await paint('clear', color(0, 0, 0, 0));
  });

  test('with size, mean colour and transparency of every master, and only those that changed', async () => {
    expect(await measure()).toEqual({ total: 2, measured: 2 });
    const before = measured();
    expect(before['robot/solid']).toMatchObject({
      width: 20,
      height: 10,
      colors: '#f00 #f00 #f00',
      transparent: false,
    });
    expect(before['robot/clear']).toMatchObject({ transparent: true });
    for (const facts of Object.values(before)) expect(pictureFacts.safeParse(facts).success).toBe(true);
    await paint('solid', color(0, 0, 255, 1));
    expect(await measure()).toEqual({ total: 2, measured: 1 });
    expect(measured()['robot/solid'].hash).not.toBe(before['robot/solid'].hash);
    expect(measured()['robot/clear']).toEqual(before['robot/clear']);
  });

  test('with the body of a cut-out without its shadow', async () => {
    const body = await create(4, 6, color(255, 0, 0, 1))
      .png()
      .toBuffer();
    const shadow = await create(18, 1, color(0, 0, 0, 0.5))
      .png()
      .toBuffer();
    const standing = create(20, 10, color(0, 0, 0, 0)).composite([
      { input: body, left: 5, top: 2 },
      { input: shadow, left: 1, top: 9 },
    ]);
    write('robot/standing.webp', await standing.webp({ lossless: true }).toBuffer());
    await measure();
    expect(measured()['robot/standing'].body).toEqual({ left: 5, top: 2, width: 4, height: 6 });
    expect(pictureFacts.safeParse(measured()['robot/standing']).success).toBe(true);
  });

  test('and names the file that is no picture', async () => {
    write('robot/broken.webp', 'no picture');
    await expect(measure()).rejects.toThrow('media/robot/broken.webp is no picture');
  });
});

describe('the build measures voices', () => {
  const measure = () => measureVoices(media, target);

  test('with the lines of each robot and language, and a hash of all their bytes', () => {
    for (const format of ['webm', 'm4a']) write(`voices/tank/en/01234567.${format}`, format);
    expect(measure()).toBe(1);
    const before = voices.parse(measured())['tank/en'];
    expect(before?.lines).toEqual(['01234567']);
    write('voices/tank/en/01234567.m4a', 'changed');
    measure();
    expect(voices.parse(measured())['tank/en']?.hash).not.toBe(before?.hash);
  });

  test('and refuses a line without one of its formats', () => {
    write('voices/tank/en/89abcdef.webm', 'webm');
    expect(measure).toThrow('media/voices/tank/en/89abcdef.webm stands alone');
  });
});

test.each([
  ['clips', measureClips],
  ['manuals', measureManuals],
  ['voices', measureVoices],
])('the build measures no %s where there are none', (_what, measure) => {
  mkdirSync(media);
  expect(measure(media, target)).toBe(0);
  expect(measured()).toEqual({});
});
