import type { ContentIssue } from '../content-error.ts';

/** Finds pictures without alternative text. Objects that were seen before are skipped. */
export function missingAltTexts(value: object, edition: string, visited: WeakSet<object>): ContentIssue[] {
  if (visited.has(value)) return [];
  visited.add(value);
  const { id, alt, hash } = value as { id?: string; alt?: string; hash?: string };
  if (hash && id && alt === '') {
    const [subject, what] = id.split('/');
    const actual = `no words for the ${edition} edition`;
    return [
      {
        file: `pictures/${subject}.yaml`,
        path: `${what}.alt`,
        actual,
        fix: 'Add the alternative text in its language.',
      },
    ];
  }
  const issues: ContentIssue[] = [];
  for (const child of Object.values(value))
    if (typeof child === 'object' && child !== null) issues.push(...missingAltTexts(child, edition, visited));
  return issues;
}
