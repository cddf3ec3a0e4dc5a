import type { Guide } from '#core/media/manual-schema.ts';
import type { EditionCode } from '#core/place/editions.ts';
import type { Site } from '#core/site.ts';

interface VoiceWords {
  line: string;
  list: { groups: { title: string; words: string[] }[] };
}

/** The voice commands of a robot, from its page in the first of these editions that has it. Undefined if none has. */
export function voiceCommands(
  site: Site,
  editions: readonly EditionCode[],
  { page, groups }: NonNullable<Guide['voice']>,
  format: (line: string) => string | undefined,
) {
  const content = site.pages[page];
  const section = content?.settings.sections.find(({ kind }) => kind === 'voice');
  const withPage = section && editions.find((edition) => content?.words[edition]);
  if (!withPage) return undefined;
  const words = content?.words[withPage]?.sections[section.id] as VoiceWords;
  return { line: format(words.line) ?? '', groups: words.list.groups.slice(0, groups) };
}
