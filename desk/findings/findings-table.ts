import { acceptingEntries, entryLines } from '../audit/accepted-findings.ts';
import { type Finding, severities } from '../audit/finding.ts';
import { formatLocalTime } from '../dated-content/local-time.ts';

/** `0 errors, 2 warnings, 1 note, and 31 accepted`. */
export function countFindings(findings: readonly Finding[]): string {
  const openFindings = findings.filter(({ accepted }) => accepted === undefined);
  const counts = severities.map((severity) => {
    const count = openFindings.filter((finding) => finding.severity === severity).length;
    return `${count} ${severity}${count === 1 ? '' : 's'}`;
  });
  return `${counts.join(', ')}, and ${findings.length - openFindings.length} accepted`;
}

/** Findings as lines of text: grouped by check, each with its place, followed by how to fix them. */
export function findingLines(findings: readonly Finding[]): string[] {
  const groups = Map.groupBy(findings, ({ severity, check }) => `${severity}: ${check}`);
  return [...groups].flatMap(([heading, ofCheck]) => [
    '',
    `${heading} (${ofCheck.length})`,
    ...[...Map.groupBy(ofCheck, verdictText)].flatMap(verdictLines),
  ]);
}

const verdictText = ({ accepted, fix }: Finding): string =>
  accepted === undefined ? `→ ${fix}` : `✓ accepted: ${accepted}`;

const verdictLines = ([verdict, ofVerdict]: [string, Finding[]]): string[] => [
  ...ofVerdict.flatMap(({ file, path, edition, instant, actual }) => [
    `  ${[`${file}${path ? ` › ${path}` : ''}`, edition, instant !== undefined && edition && formatLocalTime(instant, edition)].filter(Boolean).join('  ·  ')}`,
    `    ${actual}`,
  ]),
  `  ${verdict}`,
  ...entryLines(acceptingEntries(ofVerdict)).map((line) => `  ${line}`),
];
