import type { EditionCode } from '#rules/place/editions.ts';
import type { Guide } from '#rules/schema/manual.ts';
import type { Site } from '#rules/site/site.ts';

interface VoiceWords {
  line: string;
  list: { groups: { title: string; words: string[] }[] };
}

/** The voice commands of a robot, from the words of its page. Undefined if the edition has no such page. */
export function voiceCommands(
  site: Site,
  edition: EditionCode,
  { page, groups }: NonNullable<Guide['voice']>,
  format: (line: string) => string | undefined,
) {
  const content = site.pages[page];
  const section = content?.settings.sections.find(({ kind }) => kind === 'voice');
  const words = section && (content?.words[edition]?.sections[section.id] as VoiceWords | undefined);
  if (!words) return undefined;
  return { line: format(words.line) ?? '', groups: words.list.groups.slice(0, groups) };
}
