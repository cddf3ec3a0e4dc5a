import type { RobotName } from '#robots/names.ts';
import { lineId, voiceFolder } from '../media/media-address.ts';
import { baseLanguage } from '../place/editions.ts';
import type { ResolveContext } from '../resolve/resolve-context.ts';

export interface Voice {
  /** `en`: the language without a region. */
  language: string;
  /** Undefined if none of its lines on this page is recorded. */
  recordings?: {
    folder: string;
    /** Ids of the lines of this page that are recorded, separated by spaces. */
    lines: string;
  };
}

export function resolveVoice(
  robot: RobotName,
  texts: readonly string[],
  { lang, site }: Pick<ResolveContext, 'lang' | 'site'>,
): Voice {
  const language = baseLanguage(lang);
  const id = voiceId(robot, language);
  const recorded = site.voices[id];
  const lines = [...new Set(texts.map(lineId))].filter((line) => recorded?.lines.includes(line));
  if (!recorded || lines.length === 0) return { language };
  return { language, recordings: { folder: voiceFolder({ id, hash: recorded.hash }), lines: lines.join(' ') } };
}

export const voiceId = (robot: RobotName, language: string): string => `${robot}/${language}`;
