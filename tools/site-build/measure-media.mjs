import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { measureClips } from './measure-clips.mjs';
import { measureManuals } from './measure-manuals.mjs';
import { measurePictures } from './measure-pictures.mjs';
import { measureVoices } from './measure-voices.mjs';

/**
 * Measures the media of the project in `folder` into its `build`. Returns the counts, and how many pictures are new.
 */
export async function measureMedia(folder) {
  const media = join(folder, 'media');
  const { total, measured } = await measurePictures(media, join(folder, 'build/pictures.json'));
  return {
    pictures: total,
    newPictures: measured,
    clips: measureClips(media, join(folder, 'build/clips.json')),
    manuals: measureManuals(media, join(folder, 'build/manuals.json')),
    lines: measureVoices(media, join(folder, 'build/voices.json')),
  };
}

if (process.argv[1] === fileURLToPath(import.meta.url)) await measureMedia(process.argv[2]);
