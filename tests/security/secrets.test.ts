import { randomBytes } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { CallName, Request } from '#contract/account/calls.ts';
import type { GroupCode } from '#contract/account/groups.ts';
import { responseCodes } from '#contract/account/response-codes.ts';
import { wrongCode } from '../support/accounts/account-group.ts';
import { callApi } from '../support/accounts/call-api.ts';
import { type EchoingProviders, startEchoingProviders } from '../support/running/echoing-providers.ts';
import { type RunningSite, startSite } from '../support/running/running-site.ts';

/** A text that appears nowhere else. */
const randomMark = (name: string) => `${name}${randomBytes(24).toString('hex')}`;

/** Secrets of the operator. */
const names = ['key', 'pepper', 'database', 'smtp', 'preview', 'sms', 'service'] as const;
const operator = Object.fromEntries(names.map((name) => [name, randomMark(name)])) as Record<
  (typeof names)[number],
  string
>;

/** Personal data of visitors. */
const visitor = {
  email: 'robin.sample@example.com',
  refused: 'refused.sample@example.com',
  phone: '13977553311',
  password: 'a sample password of robin',
  guess: 'a wrong password of robin',
  serial: 'KX-SAMPLE-778899',
};

let providers: EchoingProviders;
let site: RunningSite;
/** The headers of all responses, and all bodies except those for the owner of the data. */
const responseTexts: string[] = [];
let code = '';
let session: Record<string, string> = {};
/** Everything that the site printed until it stopped. */
let siteOutput = '';

async function ask(path: string, init: RequestInit = {}): Promise<Response> {
  const response = await fetch(site.origin + path, { redirect: 'manual', ...init });
  responseTexts.push(JSON.stringify([...response.headers]), await response.clone().text());
  return response;
}

async function call<Name extends CallName>(
  group: GroupCode,
  name: Name,
  request: Request<Name>,
  headers: Record<string, string> = {},
) {
  const response = await callApi(site.origin, group, name, request, headers);
  if (response.code !== responseCodes.ok) responseTexts.push(JSON.stringify(response));
  return response;
}

async function waitFor<Value>(read: () => Value | undefined): Promise<Value> {
  for (let tries = 0; tries < 400; tries++) {
    const value = read();
    if (value !== undefined) return value;
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  throw new Error(`the condition did not hold within 20 s:\n${site.output()}`);
}

beforeAll(async () => {
  providers = await startEchoingProviders(visitor.refused);
  site = await startSite({
    SITE_ENV: 'preproduction',
    ACCOUNT_SECRETS: `k1:${operator.key}`,
    ACCOUNT_PEPPER: operator.pepper,
    // Nothing listens on port 1: the store of Europe is unavailable.
    DATABASE_URL_EU: `postgres://kinetra:${operator.database}@127.0.0.1:1/accounts?application_name=${operator.database}`,
    SMTP_URL: `smtp://mailer:${operator.smtp}@127.0.0.1:${providers.smtpPort}`,
    PREVIEW_TOKEN: operator.preview,
    ACCOUNT_SMS_URL: `http://127.0.0.1:${providers.smsPort}/send`,
    ACCOUNT_SMS_TOKEN: operator.sms,
    ACCOUNT_SERVICE_KEYS_US: `desk:${operator.service}`,
  });
  await runScenario();
  await site.stop();
  siteOutput = await waitFor(() => (site.output().includes('"msg":"stopped"') ? site.output() : undefined));
}, 120_000);
afterAll(async () => {
  await site?.stop();
  await providers?.close();
});

/** Makes every kind of failing request, and a few successful ones. */
async function runScenario(): Promise<void> {
  const { email, refused, phone, password, guess, serial } = visitor;
  await call('us', 'requestCode', { email: refused, purpose: 'login' });
  const { data } = await call('us', 'requestCode', { email, purpose: 'login' });
  await call('cn', 'requestCode', { phone, purpose: 'login', agreed: true });
  await call('eu', 'requestCode', { email, purpose: 'login' });
  code = await waitFor(() =>
    providers.mails.flatMap((mail) => /\b(\d{6})\b/.exec(mail.split('\r\n\r\n').slice(1).join('\n'))?.[1] ?? []).at(0),
  );
  await call('us', 'registerOrLogin', { challenge_id: data.challenge_id, code: wrongCode(code) });
  const { user_id, ...tokens } = (await call('us', 'registerOrLogin', { challenge_id: data.challenge_id, code })).data;
  session = { apptoken: tokens.apptoken, reftoken: tokens.reftoken };
  await call('us', 'setPassword', { password } as Request<'setPassword'>, session);
  await call('us', 'signIn', { email, password: guess });
  await call('us', 'signIn', { email, password });
  await call('us', 'profile', {}, { ...session, apptoken: `${session.apptoken}x` });
  const product = { product: 'flagshipMegatron', serial_number: serial } as Request<'registerProduct'>;
  await call('us', 'registerProduct', product, session);
  for (const authorization of [`Bearer ${operator.service}`, `Bearer ${operator.service.slice(1)}`])
    await call('us', 'updateRequest', { request_id: 'R-0', state: 'arrived' }, { authorization });
  await call('us', 'subscribe', { email: `${email}@` });
  await call('us', 'confirmSubscription', { token: session.reftoken ?? '' });
  await ask(`/api/us/account/user/subscribe/unsubscribe?token=${session.reftoken}`, { method: 'POST' });
  await ask('/api/us/account/user/sign_in', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: `{"email":"${email}","password":"${guess}`,
  });
  for (const path of [
    ...['/us', `/us/login?email=${email}&code=${code}`, '/us/none', '/us/%00', '/media/none', '/dev/outbox'],
    ...['/metrics', '/healthz', '/readyz', '/api/openapi.json', '/robots.txt'],
    ...['/preview', `/preview?next=/preview/${'x'.repeat(50)}`],
  ]) {
    await ask(path, {
      headers: {
        ...session,
        cookie: `preview=${operator.preview.slice(1)}`,
        authorization: `Bearer ${session.apptoken}`,
        referer: `https://example.com/?email=${email}`,
      },
    });
  }
  const form = { 'content-type': 'application/x-www-form-urlencoded', 'sec-fetch-site': 'same-origin' };
  await ask('/preview/login', { method: 'POST', headers: form, body: `token=${operator.preview.slice(1)}` });
  const login = { method: 'POST', headers: form, body: `token=${operator.preview}` };
  const loggedIn = await fetch(`${site.origin}/preview/login`, { ...login, redirect: 'manual' });
  expect(loggedIn.status).toBe(303);
  await ask('/preview', { headers: { cookie: `preview=${operator.preview}` } });
  await ask('/us?at=soon', { headers: { cookie: `preview=${operator.preview}` } });
  const isDone = () =>
    /given up/.test(site.output()) && /tried again/.test(site.output()) && providers.texts.length > 0;
  await waitFor(() => isDone() || undefined);
  expect(user_id).toBeTruthy();
}

const spellings = (secret: string): string[] => [
  secret,
  encodeURIComponent(secret),
  ...(['base64', 'base64url', 'hex'] as const).map((encoding) =>
    Buffer.from(secret).toString(encoding).replace(/=+$/, ''),
  ),
  Buffer.from(`\0mailer\0${secret}`).toString('base64').replace(/=+$/, ''),
];
const leakedNames = (secrets: Record<string, string>, where: string): string[] =>
  Object.entries(secrets).flatMap(([name, secret]) =>
    spellings(secret).some((spelling) => where.includes(spelling)) ? [name] : [],
  );

test('the scenario covered errors, messages and a stop', () => {
  expect([code.length, Object.values(session).every(Boolean), providers.mails.length > 0]).toEqual([6, true, true]);
  expect(siteOutput).toContain('THE STORE OF ACCOUNTS CANNOT BE REACHED');
  expect(siteOutput).toContain('"msg":"stopped"');
  expect(responseTexts.join('\n')).toContain(`"code":${responseCodes.storeUnavailable}`);
  expect(responseTexts.join('\n')).toContain(`"code":${responseCodes.wrongLogin}`);
  expect(providers.texts.join('\n')).toContain(visitor.phone);
});

test('no secret of the operator is printed or sent to anybody', () => {
  expect(leakedNames(operator, siteOutput)).toEqual([]);
  expect(leakedNames(operator, responseTexts.join('\n'))).toEqual([]);
  expect(leakedNames(operator, providers.mails.join('\n') + providers.texts.join('\n'))).toEqual([]);
});

test('nothing about a visitor is printed: no address, number, password, code or token', () => {
  const [secret = ''] = (session.reftoken ?? '').split('.').slice(1);
  const tokens = { apptoken: session.apptoken ?? '', secret };
  const personalData = { ...visitor, name: 'robin.sample', phoneAbroad: '+8613977553311', ...tokens };
  expect(leakedNames(personalData, siteOutput)).toEqual([]);
  expect(siteOutput).not.toMatch(new RegExp(`"${code}"|\\b${code}\\b(?!-)`));
  expect(leakedNames(personalData, responseTexts.join('\n'))).toEqual([]);
});

test('links in mail lead to this site, whatever host was requested', () => {
  const plain = providers.mails.map((mail) => mail.replace(/=\r\n/g, '').replaceAll('=3D', '=')).join('\n');
  const hosts = [...plain.matchAll(/https?:\/\/([^/\s"'<>)]+)/g)].map(([, host = '']) => host);
  expect(hosts.length).toBeGreaterThan(0);
  expect([...new Set(hosts)].filter((host) => host !== 'pre.hub.kinetra.example')).toEqual([]);
});
