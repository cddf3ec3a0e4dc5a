import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { callShapes } from '#contract/account/call-shapes.ts';
import { type CallName, callNames, calls } from '#contract/account/calls.ts';
import { fieldNames } from '#contract/account/field-rules.ts';
import { type ApiReply, type ApiSite, openApiSite, readReply } from '../support/accounts/account-api-site.ts';
import { describeOnEngines } from '../support/accounts/account-engines.ts';
import { logIn } from '../support/accounts/account-group.ts';
import { purchase, serviceRequest } from '../support/accounts/sample-requests.ts';

/** A valid value of each field, so that some calls reach the store. */
const samples: Record<string, unknown> = {
  ...purchase,
  ...serviceRequest,
  email: 'Name+tag@Example.COM',
  phone: '+86 138 0013 8000',
  purpose: 'login',
  code: '１２３４５６',
  password: '密'.repeat(10),
  challenge_id: 'A'.repeat(22),
  user_id: 'A'.repeat(22),
  token: `${'A'.repeat(22)}.AAAA`,
  nickname: '👩‍🔧',
  newsletter: true,
  source: '👾'.repeat(30),
  agreed: true,
  id: 'A'.repeat(22),
  request_id: 'R-7K2M-9QXD',
  state: 'arrived',
  note: 'It is here.',
  version: 1,
  page: 'flagship',
  title: '🤖'.repeat(60),
  program: 'walk(2)-turn(90)',
  topic: 'sale:constructor:toString',
};

const oddText = fc.oneof(
  fc.string({ unit: 'binary', maxLength: 60 }),
  fc.constantFrom('\0', '\ud800', '__proto__', 'constructor', '%00', '{0}', '../..', "'); drop table users; --"),
  fc.constantFrom('\u202e', 'İ'.repeat(40), '1e999', 'a'.repeat(5000), '<b>Robin</b>', '\u2028'.repeat(12), ''),
);
const oddValue = fc.oneof(
  ...[oddText, fc.integer(), fc.double(), fc.boolean(), fc.constant(null), fc.array(oddText, { maxLength: 3 })],
  fc.dictionary(oddText, oddText, { maxKeys: 3 }),
);

const fieldsOf = (name: CallName): string[] => {
  const shape = callShapes[name].request;
  return [...new Set(('options' in shape ? shape.options : [shape]).flatMap((option) => Object.keys(option.shape)))];
};

/** A request with some of the fields of a call, each with a valid or an odd value. */
const requestFor = (name: CallName) => {
  const fieldValue = (field: string) => fc.oneof({ weight: 3, arbitrary: fc.constant(samples[field]) }, oddValue);
  return fc.record(Object.fromEntries(fieldsOf(name).map((field) => [field, fieldValue(field)])), { requiredKeys: [] });
};

const header = fc.string({
  unit: fc.integer({ min: 0x20, max: 0xff }).map((code) => String.fromCharCode(code)),
  maxLength: 80,
});
const headerNames = ['apptoken', 'reftoken', 'region', 'accept-language', 'user-agent', 'x-forwarded-for', 'origin'];
const anyHeaders = fc.record(Object.fromEntries(headerNames.map((name) => [name, header])));

describeOnEngines('unexpected input to the account API gets a documented response code', (engine) => {
  let site: ApiSite;
  let tokens: { apptoken: string; reftoken: string; authorization: string };
  beforeAll(async () => {
    const key = 'k'.repeat(43);
    site = await openApiSite(engine, { code: 'cn', settings: { serviceKeys: { cn: [{ id: 'desk', key }] } } });
    const { apptoken, reftoken } = await logIn(site, 'owner@example.com');
    tokens = { apptoken, reftoken, authorization: `Bearer ${key}` };
  });
  afterAll(() => site.close());

  const expectRefusalOrSuccess = ({ result, status, msg, data }: ApiReply, method: string) => {
    expect(['internalError', 'storeUnavailable', 'unknownCall', 'wrongMethod', undefined]).not.toContain(result);
    expect(status).toBe(200);
    expect(msg).not.toBe('');
    if (result === 'invalidFields' && method !== 'GET')
      for (const field of Object.keys(data.fields ?? {})) expect(fieldNames).toContain(field);
  };
  const send = async (path: string, init: RequestInit) =>
    readReply(await site.handle(new Request(`https://www.kinetra.example/api/cn${path}`, init)));

  test.each(callNames.filter((name) => name !== 'signOut'))('in the fields of %s', async (name) => {
    const { method } = calls[name];
    const check = async (request: object, hasSession: boolean) => {
      // An address that is too long is refused before the call is known.
      fc.pre(method !== 'GET' || JSON.stringify(request).length < 200);
      expectRefusalOrSuccess(await site.call(name, request as never, hasSession ? tokens : {}), method);
    };
    await fc.assert(fc.asyncProperty(requestFor(name), fc.boolean(), check), { numRuns: 60 });
  });

  test('as a body', async () => {
    const bodies = fc.oneof(
      fc.uint8Array({ maxLength: 300 }).map((bytes) => Uint8Array.from(bytes)),
      fc.json().map((text) => new TextEncoder().encode(text)),
    );
    const posts = fc.constantFrom(...callNames.filter((name) => calls[name].method === 'POST'));
    const types = fc.constantFrom('application/json', 'application/json; charset=utf-16', 'text/plain', '');
    const check = async (body: Uint8Array<ArrayBuffer>, name: CallName, type: string) => {
      const headers: Record<string, string> = type === '' ? {} : { 'content-type': type };
      expectRefusalOrSuccess(await send(calls[name].path, { method: 'POST', body, headers }), 'POST');
    };
    await fc.assert(fc.asyncProperty(bodies, posts, types, check), { numRuns: 300 });
  });

  test('in the headers', async () => {
    const names = ['profile', 'refresh', 'signOut', 'updateProfile', 'exportData', 'subscribe'] as const;
    const request = { user_id: 'AAAA', email: 'name@example.com' };
    const check = async (headers: Record<string, string>, name: CallName) =>
      expectRefusalOrSuccess(await site.call(name, request as never, headers), calls[name].method);
    await fc.assert(fc.asyncProperty(anyHeaders, fc.constantFrom(...names), check), { numRuns: 200 });
  });

  test('in the query', async () => {
    const texts = fc.string({ unit: 'binary', maxLength: 80 });
    const names = ['refresh', 'profile', 'unsubscribe', 'stopNotices'] as const;
    const check = async (text: string, name: CallName) => {
      const { method, path } = calls[name];
      const query = `?user_id=${encodeURIComponent(text.toWellFormed())}&token=${text}`;
      expectRefusalOrSuccess(await send(path + query, { method }), method);
    };
    await fc.assert(fc.asyncProperty(texts, fc.constantFrom(...names), check), { numRuns: 200 });
  });
});
