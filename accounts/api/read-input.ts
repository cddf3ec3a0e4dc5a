import type * as z from 'zod';
import type { ResponseName } from '#rules/contract/account/response-codes.ts';
import type { ReadRequest } from '#rules/contract/account/call-shapes.ts';
import { callShapes } from '#rules/contract/account/call-shapes.ts';
import type { CallName } from '#rules/contract/account/calls.ts';
import { calls } from '#rules/contract/account/calls.ts';
import type { FieldError } from '#rules/contract/account/field-rules.ts';
import { fieldNames } from '#rules/contract/account/field-rules.ts';
import type { BodyErrorCode, BodyLimits } from '#rules/http/read-body.ts';
import { BodyError, readBody } from '#rules/http/read-body.ts';
import { AccountFailure } from '../account-failure.ts';

const jsonType = /^application\/json\s*(;|$)/i;
/** What a mail program posts when it unsubscribes with one click (RFC 8058); the form says nothing that we need. */
const formType = /^(application\/x-www-form-urlencoded|multipart\/form-data)\s*(;|$)/i;

/**
 * What a call was sent, checked against its shape: of GET the query, of POST a JSON object. Unknown keys are left out.
 * Throws `tooLarge`, `tooSlow`, `notJson`, and `invalid` with the fields that are wrong.
 */
export async function readInput<Name extends CallName>(
  name: Name,
  request: Request,
  query: URLSearchParams,
  limits: BodyLimits,
): Promise<ReadRequest<Name>> {
  const sent = await readSent(name, request, query, limits);
  const parsed = (callShapes[name].request as unknown as z.ZodType<ReadRequest<Name>>).safeParse(sent);
  const wrong = parsed.success ? unstorableFields(parsed.data) : faultyKeys(parsed.error.issues, sent);
  if (parsed.success && wrong.length === 0) return parsed.data;
  throw new AccountFailure('invalid', { fields: [...new Set(wrong)].filter(isFaultyField) });
}

/** Whether a mail program unsubscribes somebody with one click. */
export const isOneClick = (name: CallName, { headers }: Request): boolean =>
  name === 'unsubscribe' && formType.test(headers.get('content-type') ?? '');

async function readSent(
  name: CallName,
  request: Request,
  query: URLSearchParams,
  limits: BodyLimits,
): Promise<unknown> {
  if (calls[name].method === 'GET') return Object.fromEntries(query);
  const type = request.headers.get('content-type') ?? '';
  if (isOneClick(name, request) || (name === 'unsubscribe' && query.has('token'))) {
    await readText(request, limits);
    return Object.fromEntries(query);
  }
  const text = await readText(request, limits);
  if (!jsonType.test(type) && (text !== '' || type !== '')) throw new AccountFailure('notJson');
  try {
    return text === '' ? {} : JSON.parse(text);
  } catch {
    throw new AccountFailure('notJson');
  }
}

const failureOfBody = {
  tooLarge: 'tooLarge',
  tooSlow: 'tooSlow',
  unreadable: 'notJson',
} as const satisfies Record<BodyErrorCode, ResponseName>;

async function readText(request: Request, limits: BodyLimits): Promise<string> {
  try {
    return await readBody(request, limits);
  } catch (error) {
    throw error instanceof BodyError ? new AccountFailure(failureOfBody[error.code]) : error;
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
function faultyKeys(issues: readonly z.core.$ZodIssue[], sent: unknown): string[] {
  return issues.flatMap((issue) => {
    const [key] = issue.path;
    if (key !== undefined) return String(key);
    if (issue.code !== 'invalid_union') return [];
    const branches = issue.errors.map((errors) => faultyKeys(errors, sent));
    const isSent = (name: string) => typeof sent === 'object' && sent !== null && Object.hasOwn(sent, name);
    return branches.find((keys) => keys.some((name) => isFaultyField(name) && isSent(name))) ?? branches[0] ?? [];
  });
}

const isFaultyField = (name: string): name is FieldError => (fieldNames as readonly string[]).includes(name);
