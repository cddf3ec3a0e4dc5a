import { datedKinds } from '#core/dated/dated-window.ts';
import type { Finding } from '../../audit/finding.ts';
import { formatDeskTime } from '../../screen/desk-zones.ts';
import type { CalendarBar } from '../calendar-value.ts';

/** The label of a bar among others of its kind: `Early`, `Flagship Bumblebee: £1,149`, `3 prices`. */
export function shortName({ kind, name, windows }: CalendarBar): string {
  if (windows.length > 1) return `${windows.length} ${datedKinds[kind][1].replace('promotional ', '')}`;
  return /“(.+?)”/.exec(name)?.[1] ?? name.replace(new RegExp(`^${datedKinds[kind][0]}( of)? `), '');
}

/** The label among others of its campaign, product or page: `Early`, `Pre-order`, `Promotional price: £1,149`. */
export function nameInSubject(bar: CalendarBar): string {
  const { kind, name, windows } = bar;
  if (windows.length > 1 || name.includes('“')) return shortName(bar);
  if (kind === 'life') return name.replace(/: .*$/, '');
  const amount = /: [^:]+$/.exec(name)?.[0] ?? '';
  return datedKinds[kind][0] + amount;
}

/** The accessible name of a bar. It includes the visible label. */
export function longName({ edition, name, opens, closes, findings }: CalendarBar, zone: string, label: string): string {
  const times = [
    opens === undefined ? 'open since ever' : `opens ${formatDeskTime(opens, zone)}`,
    closes === undefined ? 'does not close' : `closes ${formatDeskTime(closes, zone)}`,
  ];
  const unresolved = openFindings(findings);
  const names = name.includes(label) ? [name] : [name, label];
  return [
    `${edition.toUpperCase()}: ${names.join(', ')}`,
    ...times,
    ...(unresolved.length > 0 ? [findingCount(unresolved.length)] : []),
  ].join(', ');
}

export const openFindings = (findings: readonly Finding[]): Finding[] =>
  findings.filter(({ accepted }) => accepted === undefined);

export const findingCount = (count: number): string => `${count} ${count === 1 ? 'finding' : 'findings'}`;
