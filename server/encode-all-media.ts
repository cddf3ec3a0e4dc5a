import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { pictureFormats, servedWidths } from '#core/media/media-address.ts';
import { ContentError } from './content/content-error.ts';
import { ContentReader } from './content/content-reader.ts';
import { loadPictures } from './content/loaders/site-media.ts';
import { mediaFile } from './files/media.ts';
import { createPictureEncoder, encodingsAtOnce } from './files/pictures/picture-encoder.ts';
import { writeFileAtomically } from './files/write-file-atomically.ts';

const root = join(import.meta.dirname, '..');
const folder = join(root, 'build/media');

const reader = new ContentReader(join(root, 'content'));
const pictures = loadPictures(reader, join(root, 'build/pictures.json'));
if (reader.issues.length > 0) throw new ContentError(reader.issues);
const sizes = Object.entries(pictures).flatMap(([id, picture]) =>
  servedWidths(picture).flatMap((width) =>
    pictureFormats(picture).map((format) => ({ id, hash: picture.hash, width, format })),
  ),
);

const encoder = createPictureEncoder({ log: console });
const waiting = sizes.values();
let encodedCount = 0;
await Promise.all(
  Array.from({ length: encodingsAtOnce }, async () => {
    for (const size of waiting) {
      const file = join(folder, mediaFile(size));
      if (existsSync(file)) continue;
      const master = join(root, 'media', `${size.id}.webp`);
      await writeFileAtomically(file, await encoder.encode(master, size.width, size.format));
      encodedCount += 1;
      if (encodedCount % 25 === 0) console.log(`${encodedCount} sizes made …`);
    }
  }),
);
await encoder.close();
console.log(
  `${encodedCount} sizes made, ${sizes.length - encodedCount} already existed: build/media holds all ${sizes.length}.`,
);
