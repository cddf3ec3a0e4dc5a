import { type EditionCode, editionCodes } from '#core/place/editions.ts';
import type { Instant } from '#core/time/instant.ts';
import { formatLocalDay, formatLocalTime, withLocalTimes } from '../dated-content/local-time.ts';
import { contentsPrefix, existsText, type Fact, isHashFact, stateFact } from './page-facts.ts';
import type { Change } from './release-changes.ts';

/** Most pages that one line names; more are counted. */
const mostPages = 4;

/**
 * The changes as lines of text: a heading for each edition and day in its time zone, then a line for each change.
 * Changes that already apply are under `now`.
 */
export function changesReport(changes: readonly Change[], now: Instant): string[] {
  return editionCodes.flatMap((edition) => {
    const days = Map.groupBy(
      changes.filter((change) => change.edition === edition),
      ({ from }) => (from <= now ? 'now' : formatLocalDay(from, edition)),
    );
    return [...days].flatMap(([day, ofDay]) => [
      `${edition}, ${day}`,
      ...mergeContentChanges(ofDay).map((change) => `  ${changeLine(change, edition, now)}`),
      '',
    ]);
  });
}

function mergeContentChanges(changes: readonly Change[]): Change[] {
  const mergeKey = ({ about, pages, from, until }: Change, index: number) =>
    about.startsWith(contentsPrefix) ? JSON.stringify([pages, from, until]) : String(index);
  const keys = new Map(changes.map((change, index) => [change, mergeKey(change, index)]));
  const groups = Map.groupBy(changes, (change) => keys.get(change)).values();
  return [...groups].flatMap(([first, ...more]) => {
    if (!first) return [];
    return [
      { ...first, about: [first.about, ...more.map(({ about }) => about.slice(contentsPrefix.length))].join(', ') },
    ];
  });
}

/** The number of changes: `12 changes against release-2026-11-23: uk 8 (3 from now on), de 4`. */
export function changesSummary(changes: readonly Change[], now: Instant, release: string): string {
  if (changes.length === 0) return `nothing changes against ${release}`;
  const counts = editionCodes.flatMap((edition) => {
    const editionChanges = changes.filter((change) => change.edition === edition);
    const atOnce = editionChanges.filter(({ from }) => from <= now).length;
    return editionChanges.length === 0
      ? []
      : [`${edition} ${editionChanges.length}${atOnce > 0 ? ` (${atOnce} from now on)` : ''}`];
  });
  return `${changes.length} ${changes.length === 1 ? 'change' : 'changes'} against ${release}: ${counts.join(', ')}`;
}

function changeLine({ pages, from, until, about, before, after }: Change, edition: EditionCode, now: Instant): string {
  const pageNames =
    pages.length > mostPages ? [...pages.slice(0, mostPages - 1), `${pages.length - mostPages + 1} more`] : pages;
  const time = from <= now ? '' : `${formatLocalTime(from, edition)}  `;
  const end = until === undefined ? '' : `, until ${formatLocalTime(until, edition)}`;
  return `${time}${pageNames.join(', ')}: ${withLocalTimes(differenceText(about, before, after), edition)}${end}`;
}

function differenceText(about: string, before: Fact | undefined, after: Fact | undefined): string {
  if (about === stateFact) return stateText(before, after);
  if (Array.isArray(before ?? []) && Array.isArray(after ?? []))
    return `${about} ${setText((before ?? []) as string[], (after ?? []) as string[])}`;
  if (isHashFact(about)) return `${about} differ`;
  if (before === undefined) return `${about}, new: ${after}`;
  return after === undefined ? `${about}, gone: ${before}` : `${about}: ${before} → ${after}`;
}

function stateText(before: Fact | undefined, after: Fact | undefined): string {
  if (after === undefined) return 'page removed';
  if (before === undefined) return after === existsText ? 'page added' : `page added: ${after}`;
  const stateName = (state: Fact) => (state === existsText ? 'shown' : state);
  return `page: ${stateName(before)} → ${stateName(after)}`;
}

function setText(before: string[], after: string[]): string {
  const [added, removed] = [
    after.filter((entry) => !before.includes(entry)),
    before.filter((entry) => !after.includes(entry)),
  ];
  const parts = [
    added.length > 0 ? `new: ${added.join(', ')}` : '',
    removed.length > 0 ? `gone: ${removed.join(', ')}` : '',
  ].filter(Boolean);
  return parts.length > 0 ? `(${parts.join('; ')})` : 'in another order';
}
