import { existsSync, readFileSync } from 'node:fs';
import type { ClipFacts } from '#rules/schema/clip.ts';
import { clipFacts, clipWords } from '#rules/schema/clip.ts';
import type { ClipContent } from '#rules/site/site.ts';
import { ContentError } from './content-error.ts';
import type { ContentReader } from './content-reader.ts';

/** Joins what the build measured of each clip with its words. Neither may be there without the other. */
export function loadClips(reader: ContentReader, clipsFile: string): Record<string, ClipContent> {
  if (!existsSync(clipsFile)) {
    throw new ContentError([
      {
        file: clipsFile,
        path: '',
        found: 'no such file',
        mend: 'Build the project: npm start does, whenever something changed.',
      },
    ]);
  }
  const facts = JSON.parse(readFileSync(clipsFile, 'utf8')) as Record<string, ClipFacts>;
  const clips: Record<string, ClipContent> = {};
  for (const subject of reader.names('clips')) {
    const file = `clips/${subject}.yaml`;
    for (const [what, words] of Object.entries(reader.read(clipWords, file) ?? {})) {
      const id = `${subject}/${what}`;
      const measured = facts[id] && clipFacts.parse(facts[id]);
      if (measured) clips[id] = { ...measured, ...words };
      else
        reader.fault(
          file,
          what,
          'words for a clip that is not there',
          `Add media/${id}.webm, .mp4, -phone.webm and -phone.mp4, or remove the words.`,
        );
    }
  }
  for (const id of Object.keys(facts).filter((id) => !clips[id])) {
    reader.fault(
      `clips/${id.split('/')[0]}.yaml`,
      id.split('/')[1] ?? '',
      'a clip without words',
      'Add its poster, label and caption.',
    );
  }
  return clips;
}
