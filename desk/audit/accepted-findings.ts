import { matchesGlob } from 'node:path';
import { stringify } from 'yaml';
import { isTree } from '#core/fields/tree.ts';
import type { RawContent } from '#server/content/content-reader.ts';
import type { AcceptedFinding } from '#server/content/schemas/accepted-finding-schema.ts';
import { yamlFormat } from '#server/content/yaml-format.ts';
import type { Finding, FindingEntry } from './finding.ts';

const acceptedFile = 'content/accepted-findings.yaml';

/**
 * Adds its reason to each accepted finding, and to each other error the entry that would accept it. An entry of the
 * list that accepts nothing becomes a finding itself. File names start at the project's folder.
 */
export function applyAccepted(
  findings: readonly Finding[],
  accepted: readonly AcceptedFinding[],
  raw: RawContent,
): Finding[] {
  const unusedEntries = new Set(accepted);
  const findingsWithReasons = findings.map((finding) => {
    const entries = accepted.filter((entry) => accepts(entry, finding, raw));
    for (const entry of entries) unusedEntries.delete(entry);
    if (entries[0]) return { ...finding, accepted: entries[0].reason };
    return finding.severity === 'error' ? { ...finding, entry: entryFor(finding, raw) } : finding;
  });
  return [
    ...findingsWithReasons,
    ...accepted.flatMap((entry, index) => (unusedEntries.has(entry) ? [unusedEntryFinding(entry, index)] : [])),
  ];
}

/** An entry may name an entry of a list by its `id`, so that it still matches when others are added before it. */
function accepts({ check, file, path, edition }: AcceptedFinding, finding: Finding, raw: RawContent): boolean {
  if (check !== finding.check || !matchesGlob(finding.file, file)) return false;
  const [keys, steps] = [path.split('.'), stepsTo(finding, raw)];
  return (
    (edition === undefined || edition === finding.edition) &&
    keys.length === steps.length &&
    steps.every(({ key, id }, index) => keys[index] === '*' || keys[index] === key || keys[index] === id)
  );
}

/** The entry that accepts a finding and no other, without its reason. */
function entryFor(finding: Finding, raw: RawContent): FindingEntry {
  const { check, file, path, edition } = finding;
  const keys = stepsTo(finding, raw).map(({ key, id }) => (id === undefined || id.includes('.') ? key : id));
  const namesEdition = edition === undefined || file.endsWith(`/${edition}.yaml`) || path.split('.').includes(edition);
  return { check, file, path: keys.join('.'), ...(!namesEdition && { edition }) };
}

function stepsTo({ file, path }: Finding, raw: RawContent): { key: string; id: string | undefined }[] {
  let value = raw.get(file.slice('content/'.length));
  return path.split('.').map((key) => {
    value = (value as Record<string, unknown> | null | undefined)?.[key];
    const id = isTree(value) ? value.id : undefined;
    return { key, id: typeof id === 'string' ? id : undefined };
  });
}

export const acceptingEntries = (findings: readonly Finding[]): FindingEntry[] => [
  ...new Map(findings.flatMap(({ entry }) => (entry ? [[JSON.stringify(entry), entry] as const] : []))).values(),
];

/** Lines to add to the list of accepted findings if these are meant. Empty without entries. */
export const entryLines = (entries: readonly FindingEntry[]): string[] =>
  entries.length === 0
    ? []
    : [
        'If this is meant, add to content/accepted-findings.yaml, and say why:',
        ...stringify(
          entries.map((entry) => ({ ...entry, reason: '…' })),
          yamlFormat,
        )
          .trimEnd()
          .split('\n'),
      ];

const unusedEntryFinding = ({ check, file, path, edition }: AcceptedFinding, index: number): Finding => ({
  check: 'accepted-nothing',
  severity: 'warning',
  file: acceptedFile,
  path: `${index}`,
  ...(edition && { edition }),
  actual: `an accepted ${check} at ${file}${path ? ` › ${path}` : ''} that is not found there`,
  fix: 'Remove the entry, or correct its check, file, path or edition.',
});
