import { afterAll, beforeAll, expect, test } from 'vitest';
import { callTable } from '#accounts/api/call-table.ts';
import type { TemplateName } from '#accounts/mail/messages/message-templates.ts';
import { callNames } from '#contract/account/calls.ts';
import { responseCodes } from '#contract/account/response-codes.ts';
import { type ApiSite, openApiSite } from '../support/accounts/account-api-site.ts';
import { describeOnEngines } from '../support/accounts/account-engines.ts';
import { realSite } from '../support/site/real-site.ts';

const email = 'robin@example.com';
const serviceKey = 'k'.repeat(43);

describeOnEngines('the account API', (engine) => {
  let site: ApiSite;
  beforeAll(async () => {
    site = await openApiSite(engine, { settings: { serviceKeys: { us: [{ id: 'desk', key: serviceKey }] } } });
  });
  afterAll(() => site.close());

  const readMessage = async (template: TemplateName, to: string) => {
    const message = (await site.outbox(template)).find(({ recipient }) => recipient === to);
    return JSON.parse(message?.template_values ?? '{}') as { code: string; unsubscribeToken: string };
  };
  const logIn = async (address: string) => {
    const { data } = await site.call('requestCode', { email: address, purpose: 'login' });
    const session = await site.call('registerOrLogin', {
      challenge_id: data.challenge_id,
      code: (await readMessage('loginCode', address)).code,
    });
    return { ...session.data, tokens: { apptoken: session.data.apptoken, reftoken: session.data.reftoken } };
  };

  test('a visitor registers, changes the profile, signs in with a password and deletes the account', async () => {
    const { data: challenge, result, status, headers } = await site.call('requestCode', { email, purpose: 'login' });
    expect([result, status, headers.get('cache-control'), headers.get('x-content-type-options')]).toEqual([
      'ok',
      200,
      'no-store',
      'nosniff',
    ]);
    const session = await site.call('registerOrLogin', {
      challenge_id: challenge.challenge_id,
      code: (await readMessage('loginCode', email)).code,
    });
    expect(session).toMatchObject({ result: 'ok', data: { created: true } });
    const { user_id, apptoken, reftoken } = session.data;
    const tokens = { apptoken, reftoken, region: 'jp' };

    expect(await site.call('updateProfile', { nickname: 'Robin' }, tokens)).toMatchObject({
      result: 'ok',
      data: { nickname: 'Robin', email },
    });
    const refreshed = await site.call('refresh', { user_id }, tokens);
    expect(refreshed).toMatchObject({ result: 'ok', data: { user_id } });
    expect(await site.call('profile', {}, { apptoken: refreshed.data.apptoken })).toMatchObject({
      result: 'ok',
      data: { user_id, nickname: 'Robin', credits: 200 },
    });

    const reset = await site.call('requestCode', { email, purpose: 'password' });
    const password = 'correct horse battery';
    expect(
      await site.call('setPassword', {
        challenge_id: reset.data.challenge_id,
        code: (await readMessage('passwordCode', email)).code,
        password,
      }),
    ).toMatchObject({
      result: 'ok',
    });
    expect(await site.call('profile', {}, tokens)).toMatchObject({
      result: 'sessionExpired',
      msg: realSite.messages.jp.answers.sessionExpired,
    });
    const signedIn = await site.call('signIn', { email, password });
    expect(signedIn).toMatchObject({ result: 'ok', data: { user_id, created: false } });
    const newTokens = { apptoken: signedIn.data.apptoken, reftoken: signedIn.data.reftoken };
    expect(await site.call('exportData', {}, newTokens)).toMatchObject({ result: 'ok' });

    const deletion = await site.call('requestCode', { email, purpose: 'delete' }, newTokens);
    const { code } = await readMessage('deleteCode', email);
    expect(
      await site.call('deleteAccount', { challenge_id: deletion.data.challenge_id, code }, newTokens),
    ).toMatchObject({
      result: 'ok',
      data: {},
    });
    expect(await site.call('profile', {}, newTokens)).toMatchObject({ result: 'sessionExpired' });
  });

  test('signing out ends the session', async () => {
    const { tokens, user_id } = await logIn('leaving@example.com');
    expect(await site.call('signOut', {}, tokens)).toMatchObject({ result: 'ok' });
    expect(await site.call('profile', {}, tokens)).toMatchObject({ result: 'sessionExpired', status: 200 });
    expect(await site.call('refresh', { user_id }, tokens)).toMatchObject({ result: 'sessionExpired' });
    expect(await site.call('signOut', {}, tokens)).toMatchObject({ result: 'ok' });
  });

  test('products can be registered and service can be requested', async () => {
    const { tokens } = await logIn('owner@example.com');
    const { data } = await site.call('productOptions', {});
    const product = data.products[0]?.id ?? '';
    const registered = await site.call(
      'registerProduct',
      { product, serial_number: 'KM36-0012-3456', purchased_on: '2026-11-01', dealer: 'KINETRA shop' },
      tokens,
    );
    expect(registered).toMatchObject({ result: 'ok', data: { product, serial_number: 'KM36-0012-3456' } });
    const request = {
      reason: 'repair',
      name: 'Robin Sample',
      email,
      product,
      description: 'The left knee no longer bends.',
    } as const;
    expect(await site.call('requestService', request)).toMatchObject({
      result: 'ok',
      data: { request_id: expect.any(String) },
    });
    const { request_id } = (await site.call('requestService', request, tokens)).data;
    const { id } = registered.data;
    expect(await site.call('updateProduct', { id, nickname: 'Rex' }, tokens)).toMatchObject({
      result: 'ok',
      data: { products: [{ id, nickname: 'Rex' }] },
    });
    expect(await site.call('removeProduct', { id }, tokens)).toMatchObject({ result: 'ok', data: { products: [] } });

    const change = { request_id, state: 'arrived', note: 'It is here.' } as const;
    const key = { authorization: `Bearer ${serviceKey}` };
    expect(await site.call('updateRequest', change, key)).toMatchObject({ result: 'ok', data: { changed: true } });
    expect(await site.call('updateRequest', change, tokens)).toMatchObject({ result: 'wrongServiceKey', status: 200 });
    expect(await site.call('updateRequest', { ...change, request_id: 'R-0' }, key)).toMatchObject({
      result: 'notFound',
    });
    expect(await site.call('requests', {}, tokens)).toMatchObject({
      result: 'ok',
      data: { requests: [{ request_id, state: 'arrived', history: [{}, { note: 'It is here.' }] }] },
    });
  });

  test('exactly the calls that need a session are refused without one', async () => {
    const refusedCalls: string[] = [];
    for (const name of callNames) {
      const sample = {
        user_id: 'u1',
        challenge_id: 'c1',
        code: '123456',
        email,
        purpose: 'login',
        password: 'correct horse battery',
        token: 't1',
        nickname: 'Robin',
      };
      const product = {
        product: 'flagshipMegatron',
        serial_number: 'KM36-0012-3456',
        purchased_on: '2026-11-01',
        dealer: 'KINETRA shop',
        reason: 'repair',
      };
      const saved = { id: 'p1', page: 'flagship', title: 'Night watch', program: 'walk(2)' };
      const request = {
        ...sample,
        ...product,
        ...saved,
        name: 'Robin',
        order_number: '10012345',
        description: 'The left knee no longer bends.',
        ...{ id: 'p1', request_id: 'R-7K2M-9QXD', state: 'arrived' },
      };
      const { result } = await site.call(name, request as never, { apptoken: 'forged', reftoken: 'forged' });
      if (result === 'sessionExpired') refusedCalls.push(name);
    }
    expect(refusedCalls).toEqual(callNames.filter((name) => ['user', 'pair'].includes(callTable[name].session)));
  });

  test('invalid fields are explained one by one, in the language of the caller', async () => {
    const { result, msg, data, status } = await site.call(
      'setPassword',
      { challenge_id: 'c1', code: '12', password: 'short' },
      { 'accept-language': 'de-AT' },
    );
    const { fields } = realSite.messages.de;
    const password = fields.password.replace('{least, number}', '10').replace('{most, number}', '128');
    expect({ answer: result, status, msg, data }).toEqual({
      answer: 'invalidFields',
      status: 200,
      msg: fields.code,
      data: { fields: { code: fields.code, password } },
    });
  });

  test.each([
    ['en', 'us'],
    ['de-DE,de;q=0.9,en;q=0.8', 'de'],
    ['fr', 'fr'],
    ['jp', 'jp'],
    ['ja', 'jp'],
    ['kr', 'kr'],
    ['ko-KR', 'kr'],
    ['cn', 'cn'],
    ['zh-CN', 'cn'],
    ['nl', 'us'],
  ] as const)('the language %s gets the words of the edition %s', async (language, edition) => {
    expect((await site.call('profile', {}, { 'accept-language': language })).msg).toBe(
      realSite.messages[edition].answers.sessionExpired,
    );
  });

  test('the header region selects an edition of the group, never of another group', async () => {
    const { answers } = realSite.messages.jp;
    expect((await site.call('profile', {}, { region: 'JP' })).msg).toBe(answers.sessionExpired);
    expect((await site.call('profile', {}, { region: 'de' })).msg).toBe(realSite.messages.us.answers.sessionExpired);
    expect((await site.call('profile', {}, { region: '__proto__' })).msg).toBe(
      realSite.messages.us.answers.sessionExpired,
    );
  });
});

test('every response code has a message in six languages', () => {
  const names = Object.keys(responseCodes).filter((name) => name !== 'ok');
  for (const edition of ['us', 'de', 'fr', 'jp', 'kr', 'cn'] as const)
    expect(Object.keys(realSite.messages[edition].answers).sort()).toEqual(names.sort());
  const sessions = (['us', 'de', 'fr', 'jp', 'kr', 'cn'] as const).map(
    (edition) => realSite.messages[edition].answers.sessionExpired,
  );
  expect(new Set(sessions).size).toBe(6);
});
