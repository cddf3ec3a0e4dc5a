/** One mistake in the content: where it is, the value or mistake there, and how to fix it. */
export interface ContentIssue {
  /** File or folder, relative to the project root, such as `content/offers/uk.yaml`. */
  file: string;
  /** Keys down to the value, such as `flagshipMegatron.price`. Empty for the file itself. */
  path: string;
  actual: string;
  fix: string;
  line?: number;
}

/** Holds every issue of a stage at once, so that all can be fixed after one read. */
export class ContentError extends Error {
  readonly issues: ContentIssue[];
  /** 1: files and their schemas, 2: what files say of each other, 3: pages at every instant. */
  readonly stage: number;

  constructor(issues: ContentIssue[], stage = 1) {
    super(issues.map(describeIssue).join('\n'));
    this.name = 'ContentError';
    this.issues = issues;
    this.stage = stage;
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
