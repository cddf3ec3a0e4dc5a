import { formatInstant } from '#core/time/instant.ts';
import type { Resolution } from '#pages/resolve-page.ts';

/**
 * One difference between two resolutions of a place, in short texts for people. `path` names the place of the
 * difference. Without `before` it is new, without `after` it is gone.
 */
export interface PageChange {
  path: string;
  before?: string;
  after?: string;
}

type Fields = Record<string, unknown>;

/** Maximum length of each side, in characters. */
const maxLength = 160;

/** Keys that identify an entry of a list, the most reliable first. */
const nameKeys = ['id', 'key', 'hreflang', 'product', 'href', 'label', 'name', 'title', 'question', 'term'];

/** Keys whose text can stand for a whole object, the best first. */
const textKeys = ['text', 'label', 'title', 'heading', 'name', 'question', 'caption', 'href', 'id'];

/** These differ at every instant and are no change of the page. */
const resolutionTimes = ['instant', 'validUntil'];

/**
 * Lists the differences between two resolutions of one place, except the times of the resolutions. Empty if they show
 * the same.
 */
export function pageChanges(before: Resolution, after: Resolution): PageChange[] {
  const [stateBefore, stateAfter] = [describeState(before), describeState(after)];
  if (stateBefore !== stateAfter) return [{ path: 'page', before: stateBefore, after: stateAfter }];
  return changesIn('', comparedContent(before), comparedContent(after));
}

function describeState(resolution: Resolution): string {
  if ('page' in resolution) return 'is there';
  return 'redirect' in resolution ? `redirects to ${resolution.redirect}` : 'is not there';
}

function comparedContent(resolution: Resolution): Fields {
  if ('redirect' in resolution) return {};
  const page: Fields = { ...('page' in resolution ? resolution.page : resolution.notFound) };
  for (const key of resolutionTimes) delete page[key];
  return page;
}

function changesIn(path: string, before: unknown, after: unknown): PageChange[] {
  if (Object.is(before, after)) return [];
  if (Array.isArray(before) && Array.isArray(after)) return listChanges(path, before, after);
  if (!isFields(before) || !isFields(after))
    return before === undefined && after === undefined ? [] : [change(path, before, after)];
  if (isAtomic(before) && isAtomic(after)) {
    const [textBefore, textAfter] = [shortText(before), shortText(after)];
    if (textBefore !== textAfter) return [change(path, before, after)];
  }
  return [...new Set([...Object.keys(before), ...Object.keys(after)])].flatMap((key) =>
    changesIn(joinPath(path, key), before[key], after[key]),
  );
}

/** Compares entries by name, so that a new entry does not make all after it differ. */
function listChanges(path: string, before: readonly unknown[], after: readonly unknown[]): PageChange[] {
  const [entriesBefore, entriesAfter] = [entriesByName(before), entriesByName(after)];
  const changes: PageChange[] = [];
  for (const [name, entry] of entriesBefore) {
    if (entriesAfter.has(name)) changes.push(...changesIn(joinPath(path, name), entry, entriesAfter.get(name)));
    else changes.push(change(joinPath(path, name), entry, undefined));
  }
  for (const [name, entry] of entriesAfter)
    if (!entriesBefore.has(name)) changes.push(change(joinPath(path, name), undefined, entry));
  const [commonBefore, commonAfter] = [
    [...entriesBefore.keys()].filter((name) => entriesAfter.has(name)),
    [...entriesAfter.keys()].filter((name) => entriesBefore.has(name)),
  ];
  if (commonBefore.join('\n') !== commonAfter.join('\n'))
    changes.push(change(`${path} › order`, commonBefore.join(', '), commonAfter.join(', ')));
  return changes;
}

function entriesByName(list: readonly unknown[]): Map<string, unknown> {
  const entries = new Map<string, unknown>();
  for (const [index, entry] of list.entries()) {
    const name = entryName(entry) ?? String(index + 1);
    entries.set(entries.has(name) ? `${name} (${index + 1})` : name, entry);
  }
  return entries;
}

function entryName(entry: unknown): string | undefined {
  if (!isFields(entry)) return undefined;
  const key = nameKeys.find((one) => typeof entry[one] === 'string' && entry[one] !== '');
  return key === undefined ? undefined : truncate(entry[key] as string, 48);
}

/** Prices and pictures change as a whole, not number by number. */
const isAtomic = (fields: Fields): boolean =>
  ('amount' in fields && 'text' in fields) || ('hash' in fields && 'id' in fields);

function change(path: string, before: unknown, after: unknown): PageChange {
  const [textBefore, textAfter] = [shortText(before, path), shortText(after, path)];
  return {
    path,
    ...(textBefore !== undefined && { before: textBefore }),
    ...(textAfter !== undefined && { after: textAfter }),
  };
}

function shortText(value: unknown, path = ''): string | undefined {
  if (value === undefined) return undefined;
  if (typeof value === 'string') return truncate(value, maxLength);
  if (typeof value === 'number' && value > 1e11) return formatInstant(value);
  if (typeof value === 'boolean') return value ? 'yes' : 'no';
  if (Array.isArray(value)) return truncate(value.map((entry) => shortText(entry) ?? '').join(', '), maxLength);
  if (!isFields(value)) return String(value);
  if ('hash' in value && 'id' in value) return `picture ${String(value.id)}`;
  const key = textKeys.find(
    (one) => (typeof value[one] === 'string' && value[one] !== '') || (one === 'title' && Array.isArray(value[one])),
  );
  if (key !== undefined) return shortText(value[key], path);
  const inner = Object.values(value).find((child) => typeof child === 'string' || isFields(child));
  return inner === undefined ? 'there' : shortText(inner, path);
}

const isFields = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const truncate = (text: string, most: number): string =>
  text.length > most ? `${text.slice(0, most - 1).trimEnd()}…` : text;

/** Parts of a page whose names are left out of paths: they say nothing to the web team. */
const unnamedParts = ['shell', 'sections'];

const joinPath = (path: string, key: string): string =>
  path === '' || unnamedParts.includes(path) ? key : `${path} › ${key}`;
