/** One mistake in the content: where it is, the value or mistake there, and how to fix it. */
export interface ContentIssue {
  /** File or folder, relative to the project root, such as `content/offers/uk.yaml`. */
  file: string;
  /** Keys down to the value, such as `flagshipMegatron.price`. Empty for the file itself. */
  path: string;
  actual: string;
  fix: string;
  /** Line of the file, from 1, where it is known. */
  line?: number;
}

/** Holds every issue at once, so that all can be fixed after one read. */
export class ContentError extends Error {
  readonly issues: ContentIssue[];

  constructor(issues: ContentIssue[]) {
    super(issues.map(describeIssue).join('\n'));
    this.name = 'ContentError';
    this.issues = issues;
  }
}

export const describeIssue = ({ file, path, actual, fix }: ContentIssue): string =>
  `${file}${path ? ` › ${path}` : ''}: ${actual}. ${fix}`;

export const withoutDuplicates = (issues: ContentIssue[]): ContentIssue[] => [
  ...new Map(issues.map((issue) => [describeIssue(issue), issue])).values(),
];

export function quote(value: unknown): string {
  const text = JSON.stringify(value) ?? String(value);
  return text.length > 80 ? `${text.slice(0, 77)}…` : text;
}
