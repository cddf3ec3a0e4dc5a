import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse, stringify } from 'yaml';
import type { EditionCode } from '#rules/place/editions.ts';
import { editionCodes } from '#rules/place/editions.ts';
import type { Instant } from '#rules/time/instant.ts';
import { formatInstant, parseInstant } from '#rules/time/instant.ts';
import { ResolveCache } from '#rules/page/resolve-cache.ts';
import type { Resolution } from '#rules/page/page.ts';
import { resolvePage } from '#rules/page/page.ts';
import type { Place } from '#rules/place/place.ts';
import { pathOf } from '#rules/place/place.ts';
import type { Site } from '#rules/site/site.ts';
import type { Fact, Facts } from './page-facts.ts';
import { isFact, pageFacts, shellFacts, stateFact } from './page-facts.ts';

/** What a page shows from an instant on; 0: from the beginning. */
export interface Version {
  from: Instant;
  facts: Facts;
}

/**
 * The versions of every page of an edition, in order, by its path; those of what stands around them by `aroundPages`.
 */
export type EditionRecord = Record<string, Version[]>;
export type ReleaseRecord = Record<EditionCode, EditionRecord>;

export const aroundPages = 'around every page';

/** Everything that a site will show, and has shown, in short. Pure. */
export function recordOf(site: Site): ReleaseRecord {
  return byEdition((edition) => editionRecord(site, edition));
}

function editionRecord(site: Site, edition: EditionCode): EditionRecord {
  const kept = new ResolveCache();
  const around = versionsOf(site, { edition, slug: '?' }, kept, (resolution) =>
    'missing' in resolution ? shellFacts(resolution.missing) : {},
  );
  const pages = Object.keys(site.pages).map((slug): [string, Version[]] => {
    const known = new WeakMap<object, Facts>();
    /* At most edges only what stands around the page changes: its sections are then the very same. */
    const factsOf = (resolution: Resolution): Facts => {
      const same = 'page' in resolution ? resolution.page.sections : resolution;
      const facts = known.get(same) ?? pageFacts(site, resolution);
      known.set(same, facts);
      return facts;
    };
    return [pathOf({ edition, slug }), versionsOf(site, { edition, slug }, kept, factsOf)];
  });
  return Object.fromEntries(
    [[aroundPages, around] as [string, Version[]], ...pages].filter(([, found]) => found.length > 0),
  );
}

function versionsOf(
  site: Site,
  place: Place,
  kept: ResolveCache,
  factsOf: (resolution: Resolution) => Facts,
): Version[] {
  const versions: Version[] = [];
  for (let from: Instant | undefined = 0; from !== undefined; ) {
    const resolution: Resolution = resolvePage(site, place, from, kept);
    const facts = factsOf(resolution);
    if (JSON.stringify(facts) !== JSON.stringify(versions.at(-1)?.facts ?? {})) versions.push({ from, facts });
    from = resolution.validUntil;
  }
  return versions;
}

/** What differs from one version to the next; `null`: it is gone. Of a page that is not there only that is said. */
function changesBetween(before: Facts, after: Facts): Record<string, Fact | null> {
  if (isAway(after)) return after;
  const changed = Object.entries(after).filter(([name, fact]) => JSON.stringify(before[name]) !== JSON.stringify(fact));
  const gone = Object.keys(before).filter((name) => !(name in after));
  return { ...Object.fromEntries(changed), ...Object.fromEntries(gone.map((name) => [name, null])) };
}

/** One edition as YAML: of each page all facts once, and at each of its edges what becomes different. */
export function writeEdition(record: EditionRecord): string {
  const pages = Object.entries(record).map(([path, versions]) => [
    path,
    Object.fromEntries(
      versions.map(({ from, facts }, index) => [nameOf(from), changesBetween(versions[index - 1]?.facts ?? {}, facts)]),
    ),
  ]);
  return stringify(Object.fromEntries(pages), { lineWidth: 0, aliasDuplicateObjects: false });
}

/** Reads what `writeEdition` writes. */
export function readEdition(text: string): EditionRecord {
  const pages = parse(text) as Record<string, Record<string, Record<string, Fact | null>>>;
  return Object.fromEntries(
    Object.entries(pages).map(([path, edges]) => {
      let facts: Facts = {};
      const versions = Object.entries(edges).map(([from, changes]): Version => {
        const before = isAway(changes) ? {} : facts;
        facts = Object.fromEntries(
          Object.entries({ ...before, ...changes }).filter((entry): entry is [string, Fact] => entry[1] !== null),
        );
        return { from: instantOf(from), facts };
      });
      return [path, versions];
    }),
  );
}

const isAway = (facts: Record<string, Fact | null>): boolean =>
  Object.keys(facts).length === 1 && facts[stateFact] !== undefined && facts[stateFact] !== isFact;

const always = 'always';
const nameOf = (from: Instant): string => (from === 0 ? always : formatInstant(from));
const instantOf = (name: string): Instant => (name === always ? 0 : parseInstant(name));

/** Where a record lies in the project. */
const folder = 'docs/releases/last';

/** The record of the last release, a file for each edition; undefined where there is none yet. */
export function readRecord(root: string): ReleaseRecord | undefined {
  if (!existsSync(join(root, folder))) return undefined;
  return byEdition((edition) => readEdition(readFileSync(join(root, folder, `${edition}.yaml`), 'utf8')));
}

/** The record that stood in the project at a commit. Throws an Error where there was none. */
export function readRecordAt(root: string, commit: string): ReleaseRecord {
  return byEdition((edition) => {
    const { status, stdout, stderr } = spawnSync('git', ['show', `${commit}:${folder}/${edition}.yaml`], {
      cwd: root,
      encoding: 'utf8',
      maxBuffer: 1e8,
    });
    if (status !== 0)
      throw new Error(
        `No release is recorded at "${commit}": name a commit, a branch or a tag that has ${folder}. ${stderr?.trim() ?? ''}`,
      );
    return readEdition(stdout);
  });
}

/** Records a release as the last one. */
export function writeRecord(root: string, record: ReleaseRecord): void {
  mkdirSync(join(root, folder), { recursive: true });
  for (const edition of editionCodes)
    writeFileSync(join(root, folder, `${edition}.yaml`), writeEdition(record[edition]));
}

const byEdition = (read: (edition: EditionCode) => EditionRecord): ReleaseRecord =>
  Object.fromEntries(editionCodes.map((edition) => [edition, read(edition)])) as ReleaseRecord;
