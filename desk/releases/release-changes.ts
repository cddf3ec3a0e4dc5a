import type { EditionCode } from '#rules/place/editions.ts';
import { editionCodes } from '#rules/place/editions.ts';
import type { Instant } from '#rules/time/instant.ts';
import type { Fact, Facts } from './page-facts.ts';
import { contentsOf, isPrint, stateFact } from './page-facts.ts';
import type { EditionRecord, ReleaseRecord, Version } from './release-record.ts';

/** A stretch of time in which pages of an edition show something else than the last release does. */
export interface Change {
  edition: EditionCode;
  /** Their paths. */
  pages: string[];
  from: Instant;
  /** Not included; undefined: for ever. */
  until: Instant | undefined;
  /** What it is: `price of Flagship Megatron`. */
  about: string;
  /** Undefined: there was none. Empty on both sides: how it differs is not known. */
  was: Fact | undefined;
  /** Undefined: there is none any more. */
  becomes: Fact | undefined;
}

/**
 * What a release changes against the one before it, from `now` on, in order of time. What differs alike on several
 * pages is one change. Pure.
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
      const known = changes.get(key);
      if (known) known.pages.push(path);
      else changes.set(key, { ...change, edition, pages: [path] });
    }
  }
  return [...changes.values()];
}

type PageChange = Omit<Change, 'edition' | 'pages'>;

/** Walks both through their edges; a difference that lasts over several of them is one. */
function pageChanges(before: Version[], after: Version[]): PageChange[] {
  const edges = [...new Set([0, ...before.map(({ from }) => from), ...after.map(({ from }) => from)])].sort(
    (a, b) => a - b,
  );
  const done: PageChange[] = [];
  let open = new Map<string, PageChange>();
  for (const instant of edges) {
    const now = new Map<string, PageChange>();
    for (const difference of differences(factsAt(before, instant), factsAt(after, instant))) {
      const key = JSON.stringify(difference);
      now.set(key, open.get(key) ?? { ...difference, from: instant, until: undefined });
    }
    for (const [key, change] of open) if (!now.has(key)) done.push({ ...change, until: instant });
    open = now;
  }
  return [...done, ...open.values()];
}

const factsAt = (versions: Version[], instant: Instant): Facts =>
  versions.findLast(({ from }) => from <= instant)?.facts ?? {};

/** Of a page, or of a section, that comes or goes only that is said. */
function differences(before: Facts, after: Facts): Pick<Change, 'about' | 'was' | 'becomes'>[] {
  const about =
    before[stateFact] === after[stateFact]
      ? [...new Set([...Object.keys(before), ...Object.keys(after)])]
      : [stateFact];
  return about
    .filter((name) => JSON.stringify(before[name]) !== JSON.stringify(after[name]))
    .filter((name) => !name.startsWith(contentsOf) || (before[name] !== undefined && after[name] !== undefined))
    .map((name) => ({
      about: name,
      ...(isPrint(name) ? { was: '', becomes: '' } : { was: before[name], becomes: after[name] }),
    }));
}
