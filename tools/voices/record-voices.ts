/**
 * Records the lines of the content that are not in media/voices yet, and removes those that nobody says any more:
 * `node tools/voices/record-voices.ts`. With `--again` it records all.
 */
import { existsSync, globSync, mkdirSync, rmSync, statSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { lineId, type VoiceFormat, voiceFile, voiceFormats } from '#core/media/media-address.ts';
import { voiceId } from '#core/section/voice.ts';
import { type SpokenLine, spokenLines } from '#desk/audit/spoken-lines.ts';
import { loadSite } from '#server/content/load-site.ts';
import { productionSources } from '#server/content/site-sources.ts';
import { encode } from '#studio/voices/encode.ts';
import { renderLine } from '#studio/voices/render-line.ts';
import { runMain } from '#tools/run-main.ts';

const root = join(import.meta.dirname, '../..');
const media = join(root, 'media');
const formats = Object.keys(voiceFormats) as VoiceFormat[];

await runMain(async () => {
  const site = loadSite(productionSources(root));
  const lines = linesByFile(spokenLines({ site }));
  const files = new Set([...lines.keys()].flatMap((file) => formats.map((format) => `${file}.${format}`)));
  for (const file of globSync('voices/*/*/*', { cwd: media })) if (!files.has(file)) rmSync(join(media, file));
  const missing = [...lines].filter(
    ([file]) =>
      process.argv.includes('--again') || formats.some((format) => !existsSync(join(media, `${file}.${format}`))),
  );
  console.log(`${lines.size} lines, ${missing.length} to record`);
  for (const [file, { robot, language, text }] of missing) {
    mkdirSync(dirname(join(media, file)), { recursive: true });
    const { samples, rate } = renderLine(robot, language, text);
    await encode(samples, rate, join(media, file));
    console.log(`${file} ${(samples.length / rate).toFixed(1)} s: ${text}`);
  }
  const bytes = [...files].reduce((sum, file) => sum + statSync(join(media, file)).size, 0);
  console.log(`${files.size} files, ${(bytes / 2 ** 20).toFixed(1)} MiB. Build the site to serve them.`);
});

/** By the path of their files, without the ending. Throws if two texts have the same id. */
function linesByFile(spoken: readonly SpokenLine[]): Map<string, SpokenLine> {
  const lines = new Map<string, SpokenLine>();
  for (const line of spoken) {
    const id = voiceId(line.robot, line.language);
    const file = voiceFile({ id, line: lineId(line.text), format: 'webm' }).replace(/\.webm$/, '');
    const other = lines.get(file);
    if (other) throw new Error(`“${line.text}” and “${other.text}” have the same id: change a word of one`);
    lines.set(file, line);
  }
  return lines;
}
