import type * as z from 'zod';

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

export const describeFault = ({ file, path, found, mend }: ContentFault): string => `${file}${path ? ` › ${path}` : ''}: found ${found}. ${mend}`;

/** What a schema says against a value, in the words of the content's files. */
export function faultsOf(error: z.ZodError, value: unknown, file: string, under: PropertyKey[] = []): ContentFault[] {
  return error.issues.map((issue) => {
    const path = [...under, ...issue.path].map(String).join('.');
    const [found, mend] = explain(issue, valueAt(value, issue.path));
    return { file, path, found, mend };
  });
}

function explain(issue: z.core.$ZodIssue, value: unknown): [found: string, mend: string] {
  if (issue.code === 'unrecognized_keys') return [`unknown ${issue.keys.join(', ')}`, 'Remove it, or correct its spelling.'];
  if (value === undefined) return ['nothing', `Add it: ${issue.message.replace(', received undefined', '')}.`];
  if (issue.code === 'invalid_union') return [quote(value), `${[...new Set(issue.errors.flatMap((option) => option[0]?.message ?? []))].join(', or: ')}.`];
  return [quote(value), `${issue.message}.`];
}

export function quote(value: unknown): string {
  const text = JSON.stringify(value) ?? String(value);
  return text.length > 80 ? `${text.slice(0, 77)}…` : text;
}

const valueAt = (value: unknown, path: PropertyKey[]): unknown =>
  path.reduce<unknown>((at, key) => (at as Record<PropertyKey, unknown> | undefined)?.[key], value);
