/** One thing wrong in the content: where it is, what stands there and how to mend it. */
export interface ContentIssue {
  /** File or folder, relative to the project: `content/offers/uk.yaml`. */
  file: string;
  /** Keys down to the value, `flagshipMegatron.price`; empty for the file itself. */
  path: string;
  found: string;
  mend: string;
}

/** Thrown with everything that is wrong at once, so that one reading mends all of it. */
export class ContentError extends Error {
  readonly faults: ContentIssue[];

  constructor(faults: ContentIssue[]) {
    super(faults.map(describeIssue).join('\n'));
    this.name = 'ContentError';
    this.faults = faults;
  }
}

export const describeIssue = ({ file, path, found, mend }: ContentIssue): string =>
  `${file}${path ? ` › ${path}` : ''}: found ${found}. ${mend}`;

/** Faults without those that say the same again. */
export const withoutDuplicates = (faults: ContentIssue[]): ContentIssue[] => [
  ...new Map(faults.map((fault) => [describeIssue(fault), fault])).values(),
];

export function quote(value: unknown): string {
  const text = JSON.stringify(value) ?? String(value);
  return text.length > 80 ? `${text.slice(0, 77)}…` : text;
}
