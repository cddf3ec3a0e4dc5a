import { lineId } from '#core/media/media-address.ts';
import { voiceId } from '#core/section/voice.ts';
import { type Check, wordsFile } from '../../check.ts';
import { spokenLines } from '../../spoken-lines.ts';

/** Finds lines that a robot says and that are not recorded, such as those whose words have changed. */
export const missingVoices: Check = (content) =>
  spokenLines(content)
    .filter(({ robot, language, text }) => !content.site.voices[voiceId(robot, language)]?.lines.includes(lineId(text)))
    .map(({ robot, language, text, edition, slug, section }) => ({
      check: 'missing-voice',
      severity: 'warning',
      file: wordsFile(content, { slug, edition }, ['sections', section]),
      path: `sections.${section}`,
      edition,
      slug,
      actual: `“${text}”, which no file in media/voices/${voiceId(robot, language)} says`,
      fix: 'Record it with “node tools/voices/record-voices.ts”, and build. Until then the browser’s own voice says it.',
    }));
