import type * as z from 'zod';
import { relevantIssues } from '../schema-errors.ts';
import { ContentGaps } from './content-gaps.ts';

type Tree = Record<PropertyKey, unknown>;

/** A part that was left out or replaced: its path in the value as written. An entry of a list moves those behind it. */
export interface ValueGap {
  path: string;
  isEntry: boolean;
}

/** More rounds than a value can need that is nested as deep as any of the content. */
const maxRounds = 12;
/** Stands in for a missing text. */
const anyText = '…';

/**
 * Replaces the parts that a schema refuses by those of `standIn`, an earlier version, or leaves them out, and fills in
 * missing texts, so that the rest of a value can be used. Undefined if nothing valid remains.
 */
export function repairValue<Schema extends z.ZodType>(
  schema: Schema,
  value: unknown,
  standIn?: unknown,
): { data: z.output<Schema>; gaps: ValueGap[] } | undefined {
  const repaired = structuredClone(value);
  const gaps: ValueGap[] = [];
  const removed = new ContentGaps();
  for (let round = 0; round < maxRounds; round += 1) {
    const result = schema.safeParse(repaired);
    if (result.success) return { data: result.data, gaps };
    const roundGaps: ValueGap[] = [];
    for (const issue of result.error.issues.flatMap(relevantIssues).toSorted(lastEntryFirst)) {
      const name = issue.path.join('.');
      if (roundGaps.some(({ path }) => name === path || name.startsWith(`${path}.`))) continue;
      const gap = repairIssue(repaired, issue, gaps, standIn);
      if (gap === 'nothing remains') return undefined;
      if (gap) roundGaps.push(gap);
    }
    gaps.push(...roundGaps.map(({ path, isEntry }) => ({ path: removed.originalPath('', path), isEntry })));
    for (const { path, isEntry } of gaps.slice(-roundGaps.length)) if (isEntry) removed.addEntry('', path);
  }
  return undefined;
}

function repairIssue(
  tree: unknown,
  issue: z.core.$ZodIssue,
  earlierGaps: readonly ValueGap[],
  standIn: unknown,
): ValueGap | 'nothing remains' | undefined {
  const { path } = issue;
  const key = path.at(-1) ?? '';
  const holder = path.length > 0 ? valueAt(tree, path.slice(0, -1)) : undefined;
  if (issue.code === 'unrecognized_keys') {
    for (const name of issue.keys) delete (valueAt(tree, path) as Tree | undefined)?.[name];
    return undefined;
  }
  if (path.length === 0) return 'nothing remains';
  // An earlier issue has removed it.
  if (typeof holder !== 'object' || holder === null) return undefined;
  const name = path.join('.');
  const isMissing = (holder as Tree)[key] === undefined;
  const isText = issue.code === 'invalid_type' && issue.expected === 'string';
  const substitute = valueAt(standIn, path) ?? (isMissing && isText ? anyText : undefined);
  if (substitute !== undefined && !earlierGaps.some((gap) => gap.path === name)) {
    (holder as Tree)[key] = structuredClone(substitute);
    return { path: name, isEntry: false };
  }
  const removedPath = isMissing ? path.slice(0, -1) : path;
  if (removedPath.length === 0) return 'nothing remains';
  return { path: removedPath.join('.'), isEntry: remove(tree, removedPath) };
}

/** Removes the value at a path. Returns whether it was an entry of a list. */
function remove(tree: unknown, path: readonly PropertyKey[]): boolean {
  const holder = valueAt(tree, path.slice(0, -1)) as Tree | unknown[];
  const key = path.at(-1) ?? '';
  if (Array.isArray(holder)) {
    holder.splice(Number(key), 1);
    return true;
  }
  delete holder[key];
  return false;
}

/** Later entries of a list are removed first, so that the indexes of the others hold. */
const lastEntryFirst = (one: z.core.$ZodIssue, other: z.core.$ZodIssue): number =>
  other.path.join('.').localeCompare(one.path.join('.'), 'en', { numeric: true });

const valueAt = (value: unknown, path: readonly PropertyKey[]): unknown =>
  path.reduce<unknown>((at, key) => (at as Tree | null | undefined)?.[key], value);
