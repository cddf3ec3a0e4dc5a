import { matchesGlob } from 'node:path';
import { stringify } from 'yaml';
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

const accepts = ({ check, file, path, edition }: AcceptedFinding, finding: Finding, raw: RawContent): boolean =>
  check === finding.check &&
  matchesGlob(finding.file, file) &&
  (edition === undefined || edition === finding.edition) &&
  leadsTo(path, finding, raw);

/**
 * Returns true if the path of an entry leads to the finding. The path may name a list entry by its `id`, so that it
 * still matches when others are added before it.
 */
function leadsTo(path: string, { file, path: findingPath }: Finding, raw: RawContent): boolean {
  const [keys, findingKeys] = [path.split('.'), findingPath.split('.')];
  let tree = raw.get(file.slice('content/'.length));
  return (
    keys.length === findingKeys.length &&
    findingKeys.every((findingKey, index) => {
      tree = (tree as Record<string, unknown> | null | undefined)?.[findingKey];
      const key = keys[index];
      return key === '*' || key === findingKey || key === (tree as { id?: unknown } | null | undefined)?.id;
    })
  );
}

/** The entry that accepts a finding and no other, without its reason. Names list entries by their `id`. */
function entryFor({ check, file, path, edition }: Finding, raw: RawContent): FindingEntry {
  let tree = raw.get(file.slice('content/'.length));
  const keys = path.split('.').map((key) => {
    tree = (tree as Record<string, unknown> | null | undefined)?.[key];
    const id = Array.isArray(tree) ? undefined : (tree as { id?: unknown } | null | undefined)?.id;
    return typeof id === 'string' && !id.includes('.') ? id : key;
  });
  const namesEdition = edition === undefined || file.endsWith(`/${edition}.yaml`) || keys.includes(edition);
  return { check, file, path: keys.join('.'), ...(!namesEdition && { edition }) };
}

/** The entries that would accept these findings, each once. */
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
