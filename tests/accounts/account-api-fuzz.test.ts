import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { callShapes } from '#contract/account/call-shapes.ts';
import { type CallName, callNames, calls } from '#contract/account/calls.ts';
import { fieldNames } from '#contract/account/field-rules.ts';
import { type ApiReply, type ApiSite, openApiSite, readReply } from '../support/accounts/account-api-site.ts';
import { describeOnEngines } from '../support/accounts/account-engines.ts';

/** Valid values of each field, so that some calls reach the store. */
const samples: Record<string, readonly unknown[]> = {
  email: ['name@example.com', 'Name+tag@Example.COM', ' name@example.com '],
  phone: ['13800138000', '+86 138 0013 8000'],
  purpose: ['login', 'password', 'delete'],
  code: ['123456', '１２３４５６'],
  password: ['correct horse battery', '密'.repeat(10)],
  challenge_id: ['AAAAAAAAAAAAAAAAAAAAAA'],
  token: ['AAAAAAAAAAAAAAAAAAAAAA.AAAA', '.'],
  user_id: ['AAAAAAAAAAAAAAAAAAAAAA'],
  nickname: ['', 'Robin', '👩‍🔧'],
  newsletter: [true, false],
  source: ['footer', '👾'.repeat(30)],
  agreed: [true],
  product: ['flagshipMegatron', 'constructor'],
  serial_number: ['KM36-0012-3456', ''],
  purchased_on: ['2026-11-01', '2026-12-01', '2024-02-29'],
  dealer: ['KINETRA shop', "'); drop table users; --"],
  reason: ['repair', 'question'],
  name: ['Robin Sample', '<b>Robin</b>'],
  order_number: ['', '10012345'],
  id: ['AAAAAAAAAAAAAAAAAAAAAA'],
  request_id: ['R-7K2M-9QXD', 'R-0'],
  state: ['arrived', 'received'],
  note: ['', 'It is here.'],
  version: [1],
  page: ['flagship-megatron'],
  title: ['Night watch', '🤖'.repeat(60)],
  program: ['walk(2)-turn(90)', '\u2028'],
  topic: ['orderable:flagshipMegatron', 'sale:constructor:toString'],
  description: ['The left knee no longer bends.', '\u2028'.repeat(12)],
};

const oddText = fc.oneof(
  fc.string({ unit: 'binary', maxLength: 60 }),
  fc.constantFrom(
    '\0',
    '\ud800',
    '__proto__',
    'constructor',
    '%00',
    '{0}',
    '../..',
    "' or 1=1 --",
    '\u202e',
    'İ'.repeat(40),
    '1e999',
    'a'.repeat(5000),
  ),
);
const oddValue = fc.oneof(
  oddText,
  fc.integer(),
  fc.double(),
  fc.boolean(),
  fc.constant(null),
  fc.array(oddText, { maxLength: 3 }),
  fc.dictionary(oddText, oddText, { maxKeys: 3 }),
);
const header = fc.string({
  unit: fc.integer({ min: 0x20, max: 0xff }).map((code) => String.fromCharCode(code)),
  maxLength: 80,
});

const fieldsOf = (name: CallName): string[] => {
  const shape = callShapes[name].request;
  return [...new Set(('options' in shape ? shape.options : [shape]).flatMap((option) => Object.keys(option.shape)))];
};

/** A request with some of the fields of a call, each with a valid or an odd value. */
const requestFor = (name: CallName) =>
  fc.record(
    Object.fromEntries(
      fieldsOf(name).map((field) => [
        field,
        fc.oneof({ weight: 3, arbitrary: fc.constantFrom(...(samples[field] ?? [''])) }, oddValue),
      ]),
    ),
    {
      requiredKeys: [],
    },
  );

describeOnEngines('unexpected input to the account API', (engine) => {
  let site: ApiSite;
  let tokens: { apptoken: string; reftoken: string; authorization: string };

  beforeAll(async () => {
    const key = 'k'.repeat(43);
    site = await openApiSite(engine, { code: 'cn', settings: { serviceKeys: { cn: [{ id: 'desk', key }] } } });
    const { data } = await site.call('requestCode', { email: 'owner@example.com', purpose: 'login' });
    const message = (await site.outbox('loginCode')).at(-1);
    const { code } = JSON.parse(message?.template_values ?? '{}') as { code: string };
    const session = await site.call('registerOrLogin', { challenge_id: data.challenge_id, code });
    const { apptoken, reftoken } = session.data;
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

  test.each(callNames.filter((name) => name !== 'signOut'))(
    'gets a documented response code in the fields of %s',
    async (name) => {
      await fc.assert(
        fc.asyncProperty(requestFor(name), fc.boolean(), async (request, hasSession) => {
          const { method } = calls[name];
          // An address that is too long is refused before the call is known.
          fc.pre(method !== 'GET' || JSON.stringify(request).length < 200);
          expectRefusalOrSuccess(await site.call(name, request as never, hasSession ? tokens : {}), method);
        }),
        { numRuns: 60 },
      );
    },
  );

  test('gets a documented response code as a body', async () => {
    const bodies = fc.oneof(
      fc.uint8Array({ maxLength: 300 }).map((bytes) => Uint8Array.from(bytes)),
      fc.json().map((text) => new TextEncoder().encode(text)),
    );
    const posts = callNames.filter((name) => calls[name].method === 'POST');
    await fc.assert(
      fc.asyncProperty(
        bodies,
        fc.constantFrom(...posts),
        fc.constantFrom('application/json', 'application/json; charset=utf-16', 'text/plain', ''),
        async (body, name, type) => {
          const address = `https://www.kinetra.example/api/cn${calls[name].path}`;
          const request = new Request(address, {
            method: 'POST',
            body,
            headers: type === '' ? {} : { 'content-type': type },
          });
          expectRefusalOrSuccess(await readReply(await site.handle(request)), 'POST');
        },
      ),
      { numRuns: 300 },
    );
  });

  test('gets a documented response code in the headers', async () => {
    const headers = fc.record({
      apptoken: header,
      reftoken: header,
      region: header,
      'accept-language': header,
      'user-agent': header,
      'x-forwarded-for': header,
      origin: header,
    });
    await fc.assert(
      fc.asyncProperty(
        headers,
        fc.constantFrom('profile', 'refresh', 'signOut', 'updateProfile', 'exportData', 'subscribe'),
        async (requestHeaders, name) => {
          const request = { user_id: 'AAAA', email: 'name@example.com' };
          expectRefusalOrSuccess(
            await site.call(name as CallName, request as never, requestHeaders),
            calls[name as CallName].method,
          );
        },
      ),
      { numRuns: 200 },
    );
  });

  test('gets a documented response code in the query', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.string({ unit: 'binary', maxLength: 80 }),
        fc.constantFrom('refresh', 'profile', 'unsubscribe', 'stopNotices'),
        async (text, name) => {
          const { method, path } = calls[name as CallName];
          const address = `https://www.kinetra.example/api/cn${path}?user_id=${encodeURIComponent(text.toWellFormed())}&token=${text}`;
          expectRefusalOrSuccess(await readReply(await site.handle(new Request(address, { method }))), method);
        },
      ),
      { numRuns: 200 },
    );
  });
});
