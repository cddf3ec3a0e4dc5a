import { access } from 'node:fs/promises';
import { join } from 'node:path';
import { formatsOf, widthsOf } from '#rules/place/media-address.ts';
import { loadSite } from './content/load-site.ts';
import { mediaFile } from './files/media.ts';
import { createPictureEncoder } from './files/picture-encoder.ts';
import { writeFileAtomically } from './files/write-file-atomically.ts';

const root = join(import.meta.dirname, '..');
const folder = join(root, 'build/media');
const encode = createPictureEncoder();

const site = loadSite({
  contentDir: join(root, 'content'),
  picturesFile: join(root, 'build/pictures.json'),
  environment: 'development',
});
const sizes = Object.entries(site.pictures).flatMap(([id, picture]) =>
  widthsOf(picture).flatMap((width) => formatsOf(picture).map((format) => ({ id, hash: picture.hash, width, format }))),
);

let encodedCount = 0;
await Promise.all(
  sizes.map(async (size) => {
    const file = join(folder, mediaFile(size));
    if (
      await access(file).then(
        () => true,
        () => false,
      )
    )
      return;
    await writeFileAtomically(file, await encode(join(root, 'media', `${size.id}.webp`), size.width, size.format));
    encodedCount += 1;
    if (encodedCount % 25 === 0) console.log(`${encodedCount} sizes made …`);
  }),
);
console.log(
  `${encodedCount} sizes made, ${sizes.length - encodedCount} already existed: build/media holds all ${sizes.length}.`,
);
