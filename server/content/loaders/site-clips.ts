import { type ClipFacts, clipFacts, clipWords } from '#core/media/clip-schema.ts';
import type { ClipContent } from '#core/site.ts';
import type { ContentReader } from '../content-reader.ts';
import { joinWords, readMeasured } from '../measured-media.ts';

/** Joins the measured facts and the words of every clip. Reports clips that have only one of the two. */
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
