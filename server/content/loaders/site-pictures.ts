import { type PictureFacts, pictureWords } from '#core/media/picture-schema.ts';
import type { PictureContent } from '#core/site.ts';
import type { ContentReader } from '../content-reader.ts';
import { joinWords, readMeasured } from '../measured-media.ts';

/** Joins the measured facts and the words of every picture. Reports pictures that have only one of the two. */
export function loadPictures(reader: ContentReader, picturesFile: string): Record<string, PictureContent> {
  const pictures = {
    folder: 'pictures',
    name: 'picture',
    words: pictureWords,
    masterFix: (id: string) => `Add media/${id}.webp`,
    wordsFix: 'Add its alternative text.',
  };
  return joinWords(reader, pictures, readMeasured<PictureFacts>(picturesFile));
}
