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
  const idle = new Set(accepted);
  const judged = findings.map((finding) => {
    const entries = accepted.filter((entry) => accepts(entry, finding, raw));
    for (const entry of entries) idle.delete(entry);
    return entries[0] ? { ...finding, accepted: entries[0].reason } : finding;
  });
  return [...judged, ...accepted.flatMap((entry, index) => (idle.has(entry) ? [idleFinding(entry, index)] : []))];
}

const accepts = ({ check, file, path, edition }: AcceptedFinding, finding: Finding, raw: RawContent): boolean =>
  check === finding.check &&
  file === finding.file &&
  (edition === undefined || edition === finding.edition) &&
  isAt(path, finding, raw);

/**
 * Whether the path of an entry leads to the finding. The path may name a list entry by its `id`, so that it still
 * matches when others are added before it.
 */
function isAt(path: string, { file, path: found }: Finding, raw: RawContent): boolean {
  const [keys, foundKeys] = [path.split('.'), found.split('.')];
  let tree = raw.get(file.slice('content/'.length));
  return (
    keys.length === foundKeys.length &&
    foundKeys.every((foundKey, index) => {
      tree = (tree as Record<string, unknown> | null | undefined)?.[foundKey];
      const key = keys[index];
      return key === '*' || key === foundKey || key === (tree as { id?: unknown } | null | undefined)?.id;
    })
  );
}

const idleFinding = ({ check, file, path, edition }: AcceptedFinding, index: number): Finding => ({
  check: 'accepted-nothing',
  severity: 'warning',
  file: acceptedFile,
  path: `${index}`,
  ...(edition && { edition }),
  found: `an accepted ${check} at ${file}${path ? ` › ${path}` : ''} that is not found there`,
  mend: 'Remove the entry, or correct its check, file, path or edition.',
});
