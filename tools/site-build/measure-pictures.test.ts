import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { pictureFacts } from '#core/media/picture-schema.ts';
import { measurePictures } from './measure-pictures.mjs';

let folder: string;
const target = () => join(folder, 'build/pictures.json');
const measured = () => JSON.parse(readFileSync(target(), 'utf8'));

const paint = (what: string, background: { r: number; g: number; b: number; alpha: number }) =>
  sharp({ create: { width: 20, height: 10, channels: 4, background } })
    .webp({ lossless: true })
    .toFile(join(folder, `media/robot/${what}.webp`));

beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'pictures-'));
  mkdirSync(join(folder, 'media/robot'), { recursive: true });
  await paint('solid', { r: 255, g: 0, b: 0, alpha: 1 });
  await paint('clear', { r: 0, g: 0, b: 0, alpha: 0 });
});

afterEach(() => rmSync(folder, { recursive: true, force: true }));

describe('measuring pictures', () => {
  it('finds size, mean colour and transparency of every master', async () => {
    expect(await measurePictures(join(folder, 'media'), target())).toEqual({ total: 2, measured: 2 });
    expect(measured()['robot/solid']).toMatchObject({ width: 20, height: 10, color: '#ff0000', transparent: false });
    expect(measured()['robot/clear']).toMatchObject({ transparent: true });
    for (const facts of Object.values(measured())) expect(pictureFacts.safeParse(facts).success).toBe(true);
  });

  it('measures only changed pictures and gives them a new hash', async () => {
    await measurePictures(join(folder, 'media'), target());
    const before = measured();
    await paint('solid', { r: 0, g: 0, b: 255, alpha: 1 });
    expect(await measurePictures(join(folder, 'media'), target())).toEqual({ total: 2, measured: 1 });
    expect(measured()['robot/solid'].hash).not.toBe(before['robot/solid'].hash);
    expect(measured()['robot/clear']).toEqual(before['robot/clear']);
  });

  it('measures the body of a cut-out without its shadow', async () => {
    const body = await sharp({ create: { width: 4, height: 6, channels: 4, background: '#ff0000' } })
      .png()
      .toBuffer();
    const shadow = {
      create: { width: 18, height: 1, channels: 4, background: { r: 0, g: 0, b: 0, alpha: 0.5 } },
    } as const;
    await sharp({ create: { width: 20, height: 10, channels: 4, background: { r: 0, g: 0, b: 0, alpha: 0 } } })
      .composite([
        { input: body, left: 5, top: 2 },
        { input: await sharp(shadow).png().toBuffer(), left: 1, top: 9 },
      ])
      .webp({ lossless: true })
      .toFile(join(folder, 'media/robot/standing.webp'));
    await measurePictures(join(folder, 'media'), target());
    expect(measured()['robot/standing'].body).toEqual({ left: 5, top: 2, width: 4, height: 6 });
    expect(pictureFacts.safeParse(measured()['robot/standing']).success).toBe(true);
  });

  it('names the file that is not a picture', async () => {
    writeFileSync(join(folder, 'media/robot/broken.webp'), 'no picture');
    await expect(measurePictures(join(folder, 'media'), target())).rejects.toThrow(
      'media/robot/broken.webp is no picture',
    );
  });
});
