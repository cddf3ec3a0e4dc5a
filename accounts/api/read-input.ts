import type * as z from 'zod';
import { callShapes, type ParsedRequest } from '#contract/account/call-shapes.ts';
import { type CallName, calls, isOneClickCall } from '#contract/account/calls.ts';
import { type FieldError, fieldNames, programBytes } from '#contract/account/field-rules.ts';
import type { ResponseName } from '#contract/account/response-codes.ts';
import { BodyError, type BodyErrorCode, type BodyLimits, readBody } from '#core/http/read-body.ts';
import { AccountFailure } from '../group/account-failure.ts';

const jsonType = /^application\/json\s*(;|$)/i;
/** Content types of one-click unsubscribe (RFC 8058). The form itself is not used. */
const formType = /^(application\/x-www-form-urlencoded|multipart\/form-data)\s*(;|$)/i;

/**
 * Validated input of a call: the query of a GET, otherwise the JSON object of the body. Unknown keys are dropped.
 * Throws `tooLarge`, `requestTimeout`, `notJson`, and `invalidFields` with the invalid fields.
 */
export async function readInput<Name extends CallName>(
  name: Name,
  request: Request,
  query: URLSearchParams,
  limits: BodyLimits,
): Promise<ParsedRequest<Name>> {
  const rawInput = withoutDirections(await readRawInput(name, request, query, callBodyLimits(name, limits)));
  const parsed = (callShapes[name].request as unknown as z.ZodType<ParsedRequest<Name>>).safeParse(rawInput);
  const invalidFields = parsed.success ? unstorableFields(parsed.data) : invalidKeys(parsed.error.issues, rawInput);
  if (parsed.success && invalidFields.length === 0) return parsed.data;
  throw new AccountFailure('invalidFields', { fields: [...new Set(invalidFields)].filter(isFieldName) });
}

/** A text of one byte may be escaped with six. */
const escapedProgramBytes = 6 * programBytes;

/** The text of a program is larger than all other input. */
const callBodyLimits = (name: CallName, limits: BodyLimits): BodyLimits =>
  name === 'saveProgram' ? { ...limits, maxBytes: limits.maxBytes + escapedProgramBytes } : limits;

export const isOneClick = (name: CallName, { headers }: Request): boolean =>
  isOneClickCall(name) && formType.test(headers.get('content-type') ?? '');

async function readRawInput(
  name: CallName,
  request: Request,
  query: URLSearchParams,
  limits: BodyLimits,
): Promise<unknown> {
  if (calls[name].method === 'GET') return Object.fromEntries(query);
  const type = request.headers.get('content-type') ?? '';
  if (isOneClick(name, request) || (isOneClickCall(name) && query.has('token'))) {
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

const bodyFailures = {
  tooLarge: 'tooLarge',
  tooSlow: 'requestTimeout',
  unreadable: 'notJson',
} as const satisfies Record<BodyErrorCode, ResponseName>;

async function readText(request: Request, limits: BodyLimits): Promise<string> {
  try {
    return await readBody(request, limits);
  } catch (error) {
    throw error instanceof BodyError ? new AccountFailure(bodyFailures[error.code]) : error;
  }
}

/** Embeddings, overrides and isolates: they make the text around them read in another order than it is stored. */
const directions = /[\u202a-\u202e\u2066-\u2069]/g;

/** The input without invisible characters that set a direction, except in a password, where each one counts. */
function withoutDirections(rawInput: unknown): unknown {
  if (typeof rawInput !== 'object' || rawInput === null || Array.isArray(rawInput)) return rawInput;
  const entries: [string, unknown][] = Object.entries(rawInput);
  return Object.fromEntries(
    entries.map(([key, value]) => [
      key,
      typeof value === 'string' && key !== 'password' ? value.replace(directions, '') : value,
    ]),
  );
}

/** Texts that not every database can store: with a NUL or a lone surrogate. */
const unstorableFields = (input: object): string[] =>
  Object.entries(input).flatMap(([key, value]) =>
    typeof value === 'string' && (value.includes('\0') || !value.isWellFormed()) ? key : [],
  );

/** Keys that the issues refer to. Of a union, the branch counts whose keys were sent. */
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
