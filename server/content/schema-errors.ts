import type * as z from 'zod';
import { valueAt } from '#core/fields/tree.ts';
import { type ContentIssue, quote } from './content-error.ts';

type Issue = z.core.$ZodIssue;

export type FileOf = (path: readonly PropertyKey[]) => string;

export function schemaIssues(
  error: z.ZodError,
  value: unknown,
  fileOf: FileOf,
  under: readonly PropertyKey[] = [],
): ContentIssue[] {
  return error.issues.flatMap(relevantIssues).map((issue) => {
    const path = [...under, ...issue.path];
    const key = issue.code === 'unrecognized_keys' ? issue.keys.slice(0, 1) : [];
    const [actual, fix] = explain(issue, valueAt(value, issue.path));
    return { file: fileOf([...path, ...key]), path: path.map(String).join('.'), actual, fix };
  });
}

/** For a union, picks the alternative that was probably meant: one whose issues lie inside the value. */
export function relevantIssues(issue: Issue): Issue[] {
  if (issue.code !== 'invalid_union') return [issue];
  const intended = issue.errors.find((issues) =>
    issues.every(({ path, code }) => path.length > 0 || code === 'custom' || code === 'unrecognized_keys'),
  );
  return intended?.flatMap((inner) => relevantIssues({ ...inner, path: [...issue.path, ...inner.path] })) ?? [issue];
}

function explain(issue: Issue, value: unknown): [actual: string, fix: string] {
  if (issue.code === 'unrecognized_keys')
    return [`unknown key ${issue.keys.join(', ')}`, 'Remove it, or correct its spelling.'];
  const fix = toSentence(describeExpectation(issue));
  return value === undefined ? ['missing', `Add it. ${fix}`] : [quote(value), fix];
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

const isCustomMessage = (message: string) => !/^(Invalid|Too |Unrecognized)/.test(message);

function describeExpectation(issue: Issue): string {
  if (isCustomMessage(issue.message)) return issue.message;
  switch (issue.code) {
    case 'invalid_type':
      return `write ${shapes[issue.expected] ?? issue.expected}`;
    case 'invalid_value':
      return `write ${formatList(issue.values.map(String))}`;
    case 'invalid_key':
      return issue.issues.map(describeExpectation).join(', or ');
    case 'invalid_union':
      return [...new Set(issue.errors.flatMap((issues) => issues.slice(0, 1).map(describeExpectation)))].join(', or ');
    case 'invalid_format':
      return `write ${formats[issue.format] ?? 'it in the form that its schema describes'}`;
    case 'too_small':
      return `write ${formatBound(issue.origin, `${issue.minimum}`, issue.inclusive === false ? 'more than' : 'at least')}`;
    case 'too_big':
      return `write ${formatBound(issue.origin, `${issue.maximum}`, issue.inclusive === false ? 'less than' : 'at most')}`;
    default:
      return issue.message;
  }
}

const unitNames: Record<string, [one: string, many: string]> = {
  string: [' character', ' characters'],
  array: [' entry', ' entries'],
};

const formatBound = (origin: string, bound: string, relation: string) =>
  `${relation} ${bound}${unitNames[origin]?.[bound === '1' ? 0 : 1] ?? ''}`;

const formatList = (values: string[]): string =>
  values.length > 1 ? `one of ${values.join(', ')}` : (values[0] ?? '');

const toSentence = (text: string): string =>
  `${text.charAt(0).toUpperCase()}${text.slice(1)}${/[.!?]$/.test(text) ? '' : '.'}`;
