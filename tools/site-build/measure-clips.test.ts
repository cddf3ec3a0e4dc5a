import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { clipFacts } from '#core/media/clip-schema.ts';
import { measureClips } from './measure-clips.mjs';

let folder: string;
const target = () => join(folder, 'build/clips.json');
const measured = () => JSON.parse(readFileSync(target(), 'utf8'));
const write = (name: string, bytes: Uint8Array | string) => writeFileSync(join(folder, 'media/robot', name), bytes);

function box(type: string, ...content: Buffer[]): Buffer {
  const body = Buffer.concat(content);
  const head = Buffer.alloc(8);
  head.writeUInt32BE(body.length + 8);
  head.write(type, 4, 'latin1');
  return Buffer.concat([head, body]);
}

/** A minimal MP4: one track without a picture, then one with this size. */
function film(width: number, height: number): Buffer {
  const header = (w: number, h: number) => {
    const bytes = Buffer.alloc(84);
    bytes.writeUInt32BE(w * 65_536, 76);
    bytes.writeUInt32BE(h * 65_536, 80);
    return box('trak', box('tkhd', bytes));
  };
  return Buffer.concat([
    box('ftyp', Buffer.alloc(8)),
    box('moov', box('mvhd', Buffer.alloc(100)), header(0, 0), header(width, height)),
    box('mdat'),
  ]);
}

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'clips-'));
  mkdirSync(join(folder, 'media/robot'), { recursive: true });
  write('turn.mp4', film(960, 540));
  write('turn-phone.mp4', film(540, 676));
  write('turn.webm', 'wide');
  write('turn-phone.webm', 'upright');
  write('turn.vtt', 'WEBVTT\n\n00:00.800 --> 00:02.500\nservos latches\n\n00:02.500 --> 00:03.000\nservos\n');
});

afterEach(() => rmSync(folder, { recursive: true, force: true }));

describe('measuring clips', () => {
  it('finds the size of both cuts, under the name of the wide one', () => {
    expect(measureClips(join(folder, 'media'), target())).toBe(1);
    expect(measured()).toMatchObject({
      'robot/turn': { wide: { width: 960, height: 540 }, phone: { width: 540, height: 676 } },
    });
    expect(clipFacts.safeParse(measured()['robot/turn']).success).toBe(true);
  });

  it.each(['turn.mp4', 'turn-phone.mp4', 'turn.webm', 'turn-phone.webm'])(
    'gives another hash when %s changed',
    (name) => {
      measureClips(join(folder, 'media'), target());
      const before = measured()['robot/turn'].hash;
      write(name, film(320, 180));
      measureClips(join(folder, 'media'), target());
      expect(measured()['robot/turn'].hash).not.toBe(before);
    },
  );

  it('reads what is heard', () => {
    measureClips(join(folder, 'media'), target());
    expect(measured()['robot/turn'].heard).toEqual([
      { from: 0.8, to: 2.5, sounds: ['servos', 'latches'] },
      { from: 2.5, to: 3, sounds: ['servos'] },
    ]);
    rmSync(join(folder, 'media/robot/turn.vtt'));
    expect(() => measureClips(join(folder, 'media'), target())).toThrow('media/robot/turn.vtt is missing');
  });

  it('names the file that is missing', () => {
    rmSync(join(folder, 'media/robot/turn-phone.webm'));
    expect(() => measureClips(join(folder, 'media'), target())).toThrow('media/robot/turn-phone.webm is missing');
  });

  it('names the file that is not a clip', () => {
    write('turn-phone.mp4', 'no clip');
    expect(() => measureClips(join(folder, 'media'), target())).toThrow('media/robot/turn-phone.mp4 is no MP4');
  });

  it('finds nothing in an empty folder', () => {
    expect(measureClips(folder, target())).toBe(0);
    expect(measured()).toEqual({});
  });
});
