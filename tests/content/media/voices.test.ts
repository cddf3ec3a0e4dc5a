import { statSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { programmingSlug } from '#contract/programming.ts';
import { lineId, type VoiceFormat, voiceFile, voiceFormats } from '#core/media/media-address.ts';
import { voiceId } from '#core/section/voice.ts';
import { spokenLines } from '#desk/audit/spoken-lines.ts';
import { performers } from '#robots/names.ts';
import { realSite } from '../../support/site/real-site.ts';
import { PLAYS } from '../../support/site/theater-stages.ts';

const media = join(import.meta.dirname, '../../../media');
const formats = Object.keys(voiceFormats) as VoiceFormat[];
const kilobyte = 1024;

const bytesOf = (id: string, line: string, format: VoiceFormat) =>
  statSync(join(media, voiceFile({ id, line, format }))).size;

const lines = spokenLines({ site: realSite });

/** The recorded lines of each page, or of each robot on the page about programming, by language. */
const linesByPage = Map.groupBy(
  lines.flatMap(({ robot, language, text, slug, section }) => {
    const [id, line] = [voiceId(robot, language), lineId(text)];
    const isTheater = realSite.pages[slug]?.settings.sections.some(
      ({ id: other, kind }) => other === section && kind === 'theater',
    );
    return realSite.voices[id]?.lines.includes(line)
      ? [{ page: `${isTheater ? slug : programmingSlug} ${id}`, id, line }]
      : [];
  }),
  ({ page }) => page,
);

test.each(formats)('the lines of a page weigh at most 400 KB as %s, and all lines less than 12.5 MB', (format) => {
  expect(linesByPage.size).toBeGreaterThan(0);
  const weightOf = (some: readonly { id: string; line: string }[]) =>
    some.reduce((sum, { id, line }) => sum + bytesOf(id, line, format), 0) / kilobyte;
  for (const [page, ofPage] of linesByPage) expect(weightOf(ofPage), page).toBeLessThan(400);
  const all = Object.entries(realSite.voices).flatMap(([id, voice]) => voice.lines.map((line) => ({ id, line })));
  expect(weightOf(all)).toBeLessThan(12.5 * kilobyte);
});

test('every line of a robot and language has an id of its own', () => {
  const ids = lines.map(({ robot, language, text }) => `${voiceId(robot, language)} ${lineId(text)}`);
  expect(new Set(ids).size).toBe(ids.length);
});

test.each(Object.entries(performers))('the robots of the play %s are those that perform it', (name, robots) => {
  expect(PLAYS[name]?.parts.map(({ robot }) => robot)).toEqual(robots);
});
