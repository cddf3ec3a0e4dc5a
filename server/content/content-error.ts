/** One thing wrong in the content: where it is, what stands there and how to mend it. */
export interface ContentFault {
  /** File or folder, relative to the project: `content/offers/uk.yaml`. */
  file: string;
  /** Keys down to the value, `flagshipMegatron.price`; empty for the file itself. */
  path: string;
  found: string;
  mend: string;
}

/** Thrown with everything that is wrong at once, so that one reading mends all of it. */
export class ContentError extends Error {
  readonly faults: ContentFault[];

  constructor(faults: ContentFault[]) {
    super(faults.map(describeFault).join('\n'));
    this.name = 'ContentError';
    this.faults = faults;
  }
}

export const describeFault = ({ file, path, found, mend }: ContentFault): string =>
  `${file}${path ? ` › ${path}` : ''}: found ${found}. ${mend}`;

/** Faults without those that say the same again. */
export const eachOnce = (faults: ContentFault[]): ContentFault[] => [
  ...new Map(faults.map((fault) => [describeFault(fault), fault])).values(),
];

export function quote(value: unknown): string {
  const text = JSON.stringify(value) ?? String(value);
  return text.length > 80 ? `${text.slice(0, 77)}…` : text;
}
