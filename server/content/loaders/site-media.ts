import { existsSync, readFileSync } from 'node:fs';
import type * as z from 'zod';
import { type ClipFacts, clipFacts, clipWords } from '#core/media/clip-schema.ts';
import { type PictureFacts, pictureWords } from '#core/media/picture-schema.ts';
import { type ArModels, arModels, type VoiceFacts, voices } from '#core/media/robot-media-schema.ts';
import type { ClipContent, PictureContent } from '#core/site.ts';
import { ContentError } from '../content-error.ts';
import type { ContentReader } from '../content-reader.ts';

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

/** The same for clips. */
export function loadClips(reader: ContentReader, clipsFile: string): Record<string, ClipContent> {
  const measured = Object.entries(readMeasured<ClipFacts>(clipsFile)).map(([id, facts]) => [
    id,
    clipFacts.parse(facts),
  ]);
  const clips = {
    folder: 'clips',
    name: 'clip',
    words: clipWords,
    masterFix: (id: string) => `Add media/${id}.webm, .mp4, -phone.webm and -phone.mp4`,
    wordsFix: 'Add its poster, label and caption.',
  };
  return joinWords(reader, clips, Object.fromEntries(measured) as Record<string, ClipFacts>);
}

/** The recorded lines that the build found; none before a first build. */
export const loadVoices = (file: string): Record<string, VoiceFacts> => voices.parse(readIfBuilt(file));

/** The models for augmented reality that the build made; none before a first build. */
export const loadArModels = (file: string): ArModels => arModels.parse(readIfBuilt(file));

const readIfBuilt = (file: string): unknown => (existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : {});

/** Reads the measurements of the build, by id. Throws a ContentError if there is no build. */
export function readMeasured<Facts>(file: string): Record<string, Facts> {
  if (!existsSync(file)) {
    throw new ContentError([
      {
        file,
        path: '',
        actual: 'no such file',
        fix: 'Build the project: npm start does, whenever something changed.',
      },
    ]);
  }
  return JSON.parse(readFileSync(file, 'utf8')) as Record<string, Facts>;
}

interface MediaKind<Words> {
  /** Folder with one file of words per subject, such as `pictures`. */
  folder: string;
  name: string;
  /** Schema of one file, keyed by the second half of the ids. */
  words: z.ZodType<Record<string, Words>>;
  masterFix(id: string): string;
  wordsFix: string;
}

/**
 * Joins the measured facts and the words of pictures or clips by id, such as `robot/front`. Reports ids that have only
 * one of the two.
 */
export function joinWords<Facts extends object, Words extends object>(
  reader: ContentReader,
  { folder, name, words: schema, masterFix, wordsFix }: MediaKind<Words>,
  measured: Record<string, Facts>,
): Record<string, Facts & Words> {
  const joined: Record<string, Facts & Words> = {};
  const unreadable = new Set<string>();
  for (const subject of reader.names(folder)) {
    const file = `${folder}/${subject}.yaml`;
    const wordsOfSubject = reader.read(schema, file);
    if (!wordsOfSubject) unreadable.add(subject);
    for (const [what, words] of Object.entries(wordsOfSubject ?? {})) {
      const id = `${subject}/${what}`;
      const facts = measured[id];
      if (facts) joined[id] = { ...facts, ...words };
      else
        reader.addIssue(file, what, `words for a ${name} that is not there`, `${masterFix(id)}, or remove the words.`);
    }
  }
  for (const id of Object.keys(measured).filter((one) => !joined[one])) {
    const [subject = '', what = ''] = id.split('/');
    if (!unreadable.has(subject))
      reader.addIssue(`${folder}/${subject}.yaml`, what, `a ${name} without words`, wordsFix);
  }
  return joined;
}
