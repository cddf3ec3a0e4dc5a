import { type EditionCode, editionCodes } from '#core/place/editions.ts';
import type { Instant } from '#core/time/instant.ts';
import { contentsPrefix, type Fact, type Facts, isHashFact, stateFact } from './page-facts.ts';
import type { EditionRecord, ReleaseRecord, Version } from './release-record.ts';

/** A period in which pages of an edition differ from the last release. */
export interface Change {
  edition: EditionCode;
  pages: string[];
  from: Instant;
  /** Exclusive; undefined means for ever. */
  until: Instant | undefined;
  about: string;
  /** Undefined if the fact is new. Both sides are empty for hashes, which cannot show how they differ. */
  before: Fact | undefined;
  after: Fact | undefined;
}

/**
 * The changes between two releases from `now` on, in order of time. Equal changes of several pages are one. Pure.
 */
export function changesSince(before: ReleaseRecord, after: ReleaseRecord, now: Instant): Change[] {
  const changes = editionCodes.flatMap((edition) => editionChanges(edition, before[edition], after[edition]));
  const ahead = changes.filter(({ until }) => until === undefined || until > now);
  return ahead.toSorted((a, b) => a.from - b.from || editionCodes.indexOf(a.edition) - editionCodes.indexOf(b.edition));
}

function editionChanges(edition: EditionCode, before: EditionRecord, after: EditionRecord): Change[] {
  const changes = new Map<string, Change>();
  for (const path of new Set([...Object.keys(before), ...Object.keys(after)])) {
    for (const change of pageChanges(before[path] ?? [], after[path] ?? [])) {
      const key = JSON.stringify(change);
      const existing = changes.get(key);
      if (existing) existing.pages.push(path);
      else changes.set(key, { ...change, edition, pages: [path] });
    }
  }
  return [...changes.values()];
}

type PageChange = Omit<Change, 'edition' | 'pages'>;

/** Compares two versions of a page at every edge. A difference that spans several edges is one change. */
function pageChanges(before: Version[], after: Version[]): PageChange[] {
  const edges = [...new Set([0, ...before.map(({ from }) => from), ...after.map(({ from }) => from)])].sort(
    (a, b) => a - b,
  );
  const finished: PageChange[] = [];
  let ongoing = new Map<string, PageChange>();
  for (const instant of edges) {
    const current = new Map<string, PageChange>();
    for (const difference of differences(factsAt(before, instant), factsAt(after, instant))) {
      const key = JSON.stringify(difference);
      current.set(key, ongoing.get(key) ?? { ...difference, from: instant, until: undefined });
    }
    for (const [key, change] of ongoing) if (!current.has(key)) finished.push({ ...change, until: instant });
    ongoing = current;
  }
  return [...finished, ...ongoing.values()];
}

const factsAt = (versions: Version[], instant: Instant): Facts =>
  versions.findLast(({ from }) => from <= instant)?.facts ?? {};

/** The facts that differ. For a page or a section that is new or gone, only that. */
function differences(before: Facts, after: Facts): Pick<Change, 'about' | 'before' | 'after'>[] {
  const names =
    before[stateFact] === after[stateFact]
      ? [...new Set([...Object.keys(before), ...Object.keys(after)])]
      : [stateFact];
  return names
    .filter((name) => JSON.stringify(before[name]) !== JSON.stringify(after[name]))
    .filter((name) => !name.startsWith(contentsPrefix) || (before[name] !== undefined && after[name] !== undefined))
    .map((name) => ({
      about: name,
      ...(isHashFact(name) ? { before: '', after: '' } : { before: before[name], after: after[name] }),
    }));
}
