import type * as z from 'zod';
import type { ReadRequest } from '#rules/contract/account/call-shapes.ts';
import { callShapes } from '#rules/contract/account/call-shapes.ts';
import type { CallName } from '#rules/contract/account/calls.ts';
import { calls } from '#rules/contract/account/calls.ts';
import type { FieldError } from '#rules/contract/account/field-rules.ts';
import { fieldNames } from '#rules/contract/account/field-rules.ts';
import { AccountFailure } from '../account-failure.ts';
import type { BodyLimits } from './read-body.ts';
import { readBody } from './read-body.ts';

const jsonType = /^application\/json\s*(;|$)/i;
/** What a mail program posts when it unsubscribes with one click (RFC 8058); the form says nothing that we need. */
const formType = /^(application\/x-www-form-urlencoded|multipart\/form-data)\s*(;|$)/i;

/**
 * What a call was sent, checked against its shape: of GET the query, of POST a JSON object. Unknown keys are left out.
 * Throws `notJson` and what `readBody` throws, and `invalid` with the fields that are wrong.
 */
export async function readInput<Name extends CallName>(
  name: Name,
  request: Request,
  query: URLSearchParams,
  limits: BodyLimits,
): Promise<ReadRequest<Name>> {
  const rawInput = await readRawInput(name, request, query, limits);
  const parsed = (callShapes[name].request as unknown as z.ZodType<ReadRequest<Name>>).safeParse(rawInput);
  const invalidFields = parsed.success ? unstorableFields(parsed.data) : invalidKeys(parsed.error.issues, rawInput);
  if (parsed.success && invalidFields.length === 0) return parsed.data;
  throw new AccountFailure('invalid', { fields: [...new Set(invalidFields)].filter(isFieldName) });
}

/** Whether a mail program unsubscribes somebody with one click. */
export const isOneClick = (name: CallName, { headers }: Request): boolean =>
  name === 'unsubscribe' && formType.test(headers.get('content-type') ?? '');

async function readRawInput(
  name: CallName,
  request: Request,
  query: URLSearchParams,
  limits: BodyLimits,
): Promise<unknown> {
  if (calls[name].method === 'GET') return Object.fromEntries(query);
  const type = request.headers.get('content-type') ?? '';
  if (isOneClick(name, request) || (name === 'unsubscribe' && query.has('token'))) {
    await readBody(request, limits);
    return Object.fromEntries(query);
  }
  const text = await readBody(request, limits);
  if (!jsonType.test(type) && (text !== '' || type !== '')) throw new AccountFailure('notJson');
  try {
    return text === '' ? {} : JSON.parse(text);
  } catch {
    throw new AccountFailure('notJson');
  }
}

/** Texts that not every store can keep: with a NUL, or half a character. */
const unstorableFields = (input: object): string[] =>
  Object.entries(input).flatMap(([key, value]) =>
    typeof value === 'string' && (value.includes('\0') || !value.isWellFormed()) ? key : [],
  );

/**
 * Keys that the issues are about. Of several shapes that were possible, the one counts that was meant: whose keys were
 * sent.
 */
function invalidKeys(issues: readonly z.core.$ZodIssue[], rawInput: unknown): string[] {
  return issues.flatMap((issue) => {
    const [key] = issue.path;
    if (key !== undefined) return String(key);
    if (issue.code !== 'invalid_union') return [];
    const branches = issue.errors.map((errors) => invalidKeys(errors, rawInput));
    const isSent = (name: string) => typeof rawInput === 'object' && rawInput !== null && Object.hasOwn(rawInput, name);
    return branches.find((keys) => keys.some((name) => isFieldName(name) && isSent(name))) ?? branches[0] ?? [];
  });
}

const isFieldName = (name: string): name is FieldError => (fieldNames as readonly string[]).includes(name);
