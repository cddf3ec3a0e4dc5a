import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { callTable } from '#accounts/api/call-table.ts';
import type { TemplateName } from '#accounts/mail/messages/message-templates.ts';
import { callNames } from '#contract/account/calls.ts';
import { responseCodes } from '#contract/account/response-codes.ts';
import { type ApiSite, openApiSite } from '../support/accounts/account-api-site.ts';
import { engines } from '../support/accounts/account-engines.ts';
import { purchase, serviceRequest } from '../support/accounts/sample-requests.ts';
import { realSite } from '../support/site/real-site.ts';

const email = 'robin@example.com';
const serviceKey = 'k'.repeat(43);

describe.each(engines)('the account API on %s', (engine) => {
  let site: ApiSite;
  beforeAll(async () => {
    site = await openApiSite(engine, { settings: { serviceKeys: { us: [{ id: 'desk', key: serviceKey }] } } });
  });
  afterAll(() => site.close());

  const codeIn = async (template: TemplateName) => {
    const [message] = await site.outbox(template);
    return (JSON.parse(message?.template_values ?? '{}') as { code: string }).code;
  };
  const tokensOf = ({ apptoken, reftoken }: { apptoken: string; reftoken: string }) => ({ apptoken, reftoken });

  test('a visitor registers, changes the profile, signs in with a password and deletes the account', async () => {
    const { data: challenge, result, status, headers } = await site.call('requestCode', { email, purpose: 'login' });
    expect([result, status, headers.get('cache-control'), headers.get('x-content-type-options')]).toEqual([
      ...['ok', 200, 'no-store', 'nosniff'],
    ]);
    const code = await codeIn('loginCode');
    const session = await site.call('registerOrLogin', { challenge_id: challenge.challenge_id, code });
    expect(session).toMatchObject({ result: 'ok', data: { created: true } });
    const { user_id } = session.data;
    const tokens = { ...tokensOf(session.data), region: 'jp' };

    const renamed = await site.call('updateProfile', { nickname: 'Robin' }, tokens);
    expect(renamed).toMatchObject({ result: 'ok', data: { nickname: 'Robin', email } });
    const refreshed = await site.call('refresh', { user_id }, tokens);
    expect(refreshed).toMatchObject({ result: 'ok', data: { user_id } });
    const profile = await site.call('profile', {}, { apptoken: refreshed.data.apptoken });
    expect(profile).toMatchObject({ result: 'ok', data: { user_id, nickname: 'Robin', credits: 200 } });
    const { data } = await site.call('requestService', { ...serviceRequest, email }, tokens);
    const change = { request_id: data.request_id, state: 'arrived', note: '' } as const;
    expect(await site.call('updateRequest', change, { authorization: `Bearer ${serviceKey}` })).toMatchObject({
      result: 'ok',
      data: { changed: true },
    });

    const reset = await site.call('requestCode', { email, purpose: 'password' });
    const password = 'correct horse battery';
    const passwordCode = { challenge_id: reset.data.challenge_id, code: await codeIn('passwordCode') };
    expect(await site.call('setPassword', { ...passwordCode, password })).toMatchObject({ result: 'ok' });
    const expired = { result: 'sessionExpired', status: 200 };
    const { msg, ...reply } = await site.call('profile', {}, tokens);
    expect(reply).toMatchObject(expired);
    expect(msg).toBe(realSite.messages.jp.answers.sessionExpired);
    const signedIn = await site.call('signIn', { email, password });
    expect(signedIn).toMatchObject({ result: 'ok', data: { user_id, created: false } });
    const newTokens = tokensOf(signedIn.data);
    expect(await site.call('exportData', {}, newTokens)).toMatchObject({ result: 'ok' });

    const deletion = await site.call('requestCode', { email, purpose: 'delete' }, newTokens);
    const deleteCode = { challenge_id: deletion.data.challenge_id, code: await codeIn('deleteCode') };
    expect(await site.call('deleteAccount', deleteCode, newTokens)).toMatchObject({ result: 'ok', data: {} });
    expect(await site.call('profile', {}, newTokens)).toMatchObject(expired);
    expect(await site.call('signOut', {}, newTokens)).toMatchObject({ result: 'ok' });
  });

  test('exactly the calls that need a session are refused without one', async () => {
    const request = {
      user_id: 'u1',
      challenge_id: 'c1',
      code: '123456',
      email,
      purpose: 'login',
      token: 't1',
      nickname: 'Robin',
      password: 'correct horse battery',
      id: 'p1',
      page: 'flagship',
      title: 'Night watch',
      program: 'walk(2)',
      ...purchase,
      ...serviceRequest,
      order_number: '10012345',
      request_id: 'R-7K2M-9QXD',
      state: 'arrived',
    };
    const refusedCalls: string[] = [];
    for (const name of callNames) {
      const { result } = await site.call(name, request as never, { apptoken: 'forged', reftoken: 'forged' });
      if (result === 'sessionExpired') refusedCalls.push(name);
    }
    expect(refusedCalls).toEqual(callNames.filter((name) => ['user', 'pair'].includes(callTable[name].session)));
  });

  test('invalid fields are explained one by one, in the language of the caller', async () => {
    const input = { challenge_id: 'c1', code: '12', password: 'short' };
    const { result, msg, data, status } = await site.call('setPassword', input, { 'accept-language': 'de-AT' });
    const { fields } = realSite.messages.de;
    const password = fields.password.replace('{least, number}', '10').replace('{most, number}', '128');
    const expected = { msg: fields.code, data: { fields: { code: fields.code, password } } };
    expect({ result, status, msg, data }).toEqual({ result: 'invalidFields', status: 200, ...expected });
  });

  test('the language of the caller and the header region select an edition, never of another group', async () => {
    const wordsFor = async (headers: Record<string, string>) => (await site.call('profile', {}, headers)).msg;
    const wordsOf = (edition: 'us' | 'de' | 'jp') => realSite.messages[edition].answers.sessionExpired;
    expect(await wordsFor({ 'accept-language': 'de-DE,de;q=0.9,en;q=0.8' })).toBe(wordsOf('de'));
    expect(await wordsFor({ region: 'JP' })).toBe(wordsOf('jp'));
    for (const region of ['de', '__proto__']) expect(await wordsFor({ region })).toBe(wordsOf('us'));
  });
});

test('every response code has a message in six languages', () => {
  const names = Object.keys(responseCodes).filter((name) => name !== 'ok');
  for (const edition of ['us', 'de', 'fr', 'jp', 'kr', 'cn'] as const)
    expect(Object.keys(realSite.messages[edition].answers).sort()).toEqual(names.sort());
});
