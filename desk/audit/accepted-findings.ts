import { matchesGlob } from 'node:path';
import type { AcceptedFinding } from '#rules/schema/accepted-finding.ts';
import type { RawContent } from '#server/content/content-reader.ts';
import type { Finding } from './finding.ts';

const acceptedFile = 'content/accepted-findings.yaml';

/**
 * Adds its reason to each accepted finding. An entry of the list that accepts nothing becomes a finding itself. File
 * names start at the project's folder.
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
    return entries[0] ? { ...finding, accepted: entries[0].reason } : finding;
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
 * Whether the path of an entry leads to the finding. The path may name a list entry by its `id`, so that it still
 * matches when others are added before it.
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

const unusedEntryFinding = ({ check, file, path, edition }: AcceptedFinding, index: number): Finding => ({
  check: 'accepted-nothing',
  severity: 'warning',
  file: acceptedFile,
  path: `${index}`,
  ...(edition && { edition }),
  actual: `an accepted ${check} at ${file}${path ? ` › ${path}` : ''} that is not found there`,
  fix: 'Remove the entry, or correct its check, file, path or edition.',
});
