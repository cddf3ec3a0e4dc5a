import type * as z from 'zod';
import type { ContentIssue } from './content-error.ts';
import { quote } from './content-error.ts';

type Issue = z.core.$ZodIssue;

/** The file that holds the value at a path. */
export type FileOf = (path: readonly PropertyKey[]) => string;

/** Turns a schema error into content issues. */
export function schemaIssues(
  error: z.ZodError,
  value: unknown,
  fileOf: FileOf,
  under: readonly PropertyKey[] = [],
): ContentIssue[] {
  return error.issues.flatMap(whatItIsAbout).map((issue) => {
    const path = [...under, ...issue.path];
    const key = issue.code === 'unrecognized_keys' ? issue.keys.slice(0, 1) : [];
    const [found, mend] = explain(issue, valueAt(value, issue.path));
    return { file: fileOf([...path, ...key]), path: path.map(String).join('.'), found, mend };
  });
}

/** For a union, picks the alternative that was probably meant: one whose issues lie inside the value. */
function whatItIsAbout(issue: Issue): Issue[] {
  if (issue.code !== 'invalid_union') return [issue];
  const meant = issue.errors.find((issues) =>
    issues.every(({ path, code }) => path.length > 0 || code === 'custom' || code === 'unrecognized_keys'),
  );
  return meant?.flatMap((inner) => whatItIsAbout({ ...inner, path: [...issue.path, ...inner.path] })) ?? [issue];
}

function explain(issue: Issue, value: unknown): [found: string, mend: string] {
  if (issue.code === 'unrecognized_keys')
    return [`unknown ${issue.keys.join(', ')}`, 'Remove it, or correct its spelling.'];
  const mend = sentence(mendOf(issue));
  return value === undefined ? ['nothing', `Add it. ${mend}`] : [quote(value), mend];
}

const shapes: Record<string, string> = {
  string: 'text',
  number: 'a number',
  int: 'a whole number',
  boolean: 'true or false',
  array: 'a list: each entry on a line that begins with “- ”',
  tuple: 'a list: each entry on a line that begins with “- ”',
  object: 'keys, each with its value',
  record: 'keys, each with its value',
};

const formats: Record<string, string> = {
  url: 'an address such as https://www.example',
  email: 'an address such as name@example.com',
};

const isOwn = (message: string) => !/^(Invalid|Too |Unrecognized)/.test(message);

/** The schema's own message if it has one, else a description of what it expects. */
function mendOf(issue: Issue): string {
  if (isOwn(issue.message)) return issue.message;
  switch (issue.code) {
    case 'invalid_type':
      return `write ${shapes[issue.expected] ?? issue.expected}`;
    case 'invalid_value':
      return `write ${listed(issue.values.map(String))}`;
    case 'invalid_key':
      return issue.issues.map(mendOf).join(', or ');
    case 'invalid_union':
      return [...new Set(issue.errors.flatMap((issues) => issues.slice(0, 1).map(mendOf)))].join(', or ');
    case 'invalid_format':
      return `write ${formats[issue.format] ?? 'it in the form that its schema describes'}`;
    case 'too_small':
      return `write ${bounded(issue.origin, `${issue.minimum}`, issue.inclusive === false ? 'more than' : 'at least')}`;
    case 'too_big':
      return `write ${bounded(issue.origin, `${issue.maximum}`, issue.inclusive === false ? 'less than' : 'at most')}`;
    default:
      return issue.message;
  }
}

const counted: Record<string, [one: string, many: string]> = {
  string: [' character', ' characters'],
  array: [' entry', ' entries'],
};

const bounded = (origin: string, bound: string, relation: string) =>
  `${relation} ${bound}${counted[origin]?.[bound === '1' ? 0 : 1] ?? ''}`;

const listed = (values: string[]): string => (values.length > 1 ? `one of ${values.join(', ')}` : (values[0] ?? ''));

const sentence = (text: string): string =>
  `${text.charAt(0).toUpperCase()}${text.slice(1)}${/[.!?]$/.test(text) ? '' : '.'}`;

const valueAt = (value: unknown, path: readonly PropertyKey[]): unknown =>
  path.reduce<unknown>((at, key) => (at as Record<PropertyKey, unknown> | undefined)?.[key], value);
