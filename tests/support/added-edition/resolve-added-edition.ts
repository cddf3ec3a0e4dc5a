// Loads the content with the added edition, and resolves all its pages. Does so again without each key that is named on
// the command line, such as `regions/it.yaml:consent`. Prints the failures, a list for each time, as JSON. It is a
// process of its own, because a process reads the table of editions only once.
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parse, stringify } from 'yaml';
import { editionTable, languageTable } from '#core/place/edition-table.ts';
import type { EditionCode } from '#core/place/editions.ts';
import { parseInstant } from '#core/time/instant.ts';
import { contentSources } from '../site/content-folder.ts';
import { addedFiles, writeContentWithEdition } from './content-with-edition.ts';
import { edition, instants, language } from './rows.ts';

Object.assign(editionTable, { it: edition });
Object.assign(languageTable, { it: language });
const [{ loadContent }, { readVerified }, { resolvePage }, { pageSlugs }, { lawStatus }] = await Promise.all([
  import('#server/content/load-site.ts'),
  import('#server/content/verified-content.ts'),
  import('#pages/resolve-page.ts'),
  import('#core/links/link.ts'),
  import('#desk/audit/law-status.ts'),
]);

/** Types know the editions that are served. */
const italy = 'it' as EditionCode;
const { parsed } = readVerified(join(import.meta.dirname, '../../..'));
const unchanged = parsed && new Map([...parsed].filter(([file]) => !addedFiles.includes(file)));

/** The mistakes of the content, or the pages that cannot be resolved and the duties that are not met. */
function failuresWith(contentDir: string, overrides?: ReadonlyMap<string, string>): string[] {
  const loaded = attempt(() =>
    loadContent({ ...contentSources, contentDir, isVerified: true, parsed: unchanged, overrides }),
  );
  if ('failure' in loaded) return loaded.failure.split('\n');
  const { site } = loaded.value;
  const pages = pageSlugs(site).flatMap((slug) =>
    instants.flatMap((iso) => {
      const resolved = attempt(() => resolvePage(site, { edition: italy, slug }, parseInstant(iso)));
      return 'failure' in resolved ? [`/it/${slug} at ${iso}: ${resolved.failure}`] : [];
    }),
  );
  const unmet = lawStatus(site, italy).filter(({ isOwed, metBy }) => isOwed && metBy === undefined);
  return [...pages, ...unmet.map(({ duty }) => `content/law/it.yaml: no ${duty}`)];
}

function attempt<Value>(act: () => Value): { value: Value } | { failure: string } {
  try {
    return { value: act() };
  } catch (error) {
    return { failure: String(error) };
  }
}

/** The text of a file without a key of it, by the file's path. */
function withoutKey(contentDir: string, name: string): ReadonlyMap<string, string> {
  const [file = '', path = ''] = name.split(':');
  const words = parse(readFileSync(join(contentDir, file), 'utf8')) as object;
  const keys = path.split('.');
  const last = keys.pop() as string;
  const parent = keys.reduce<object>((tree, key) => Reflect.get(tree, key) as object, words);
  if (!Reflect.has(parent, last)) throw new Error(`${file} has no ${path}`);
  Reflect.deleteProperty(parent, last);
  return new Map([[file, stringify(words)]]);
}

const folder = mkdtempSync(join(tmpdir(), 'added-edition-'));
try {
  const { contentDir } = writeContentWithEdition(folder);
  const removed = process.argv.slice(2).map((name) => failuresWith(contentDir, withoutKey(contentDir, name)));
  console.log(JSON.stringify([failuresWith(contentDir), ...removed]));
} finally {
  rmSync(folder, { recursive: true });
}
