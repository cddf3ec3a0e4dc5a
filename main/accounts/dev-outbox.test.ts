import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { enqueue } from '#accounts/mail/messages/enqueue.ts';
import { createRender } from '#accounts/mail/render/render-message.ts';
import { openTestGroup, type TestGroup, testStart } from '#tests/support/accounts/account-group.ts';
import { realSite } from '#tests/support/site/real-site.ts';
import { contextOf } from '#tests/support/site/request-context.ts';
import { createMailContext } from './account-policy.ts';
import { type DevOutboxOptions, serveDevOutbox } from './dev-outbox.ts';
import type { OutboxMessage } from './dev-outbox-page.ts';

let us: TestGroup;
let cn: TestGroup;
beforeAll(async () => {
  us = await openTestGroup('sqlite', { code: 'us' });
  cn = await openTestGroup('sqlite', { code: 'cn' });
  const code = { code: '123456', minutes: 10, expiresAt: testStart + 600_000 };
  const subscribed = { unsubscribeToken: 'a.b' };
  const hostile = { product: '</pre><script>alert(1)</script>', serialNumber: '"><img src=x>' };
  const loginCode = { template: 'loginCode', edition: 'us' } as const;
  const messages: [group: TestGroup, after: number, message: Parameters<typeof enqueue>[1]][] = [
    [us, 0, { ...loginCode, to: { email: 'Robin+1@example.com' }, values: code }],
    [us, 1, { template: 'subscribed', edition: 'us', to: { email: 'other@example.com' }, values: subscribed }],
    [cn, 2, { ...loginCode, edition: 'cn', to: { phone: '+8613800138000' }, values: { ...code, code: '654321' } }],
    [us, -1, { template: 'productRegistered', edition: 'us', to: { email: 'evil@example.com' }, values: hostile }],
    [us, 3, { ...loginCode, to: { decoy: 'mail' }, values: code }],
  ];
  for (const [{ db }, after, message] of messages) await enqueue({ db, now: () => testStart + after }, message);
  await us.db
    .updateTable('outbox')
    .set({ sent_at: testStart, tries: 1 })
    .where('recipient', '=', 'other@example.com')
    .execute();
});
afterAll(async () => {
  await us.close();
  await cn.close();
});

interface RequestOptions {
  accept?: string;
  deployment?: Partial<DevOutboxOptions['deployment']>;
  remoteAddress?: string;
}

const ask = async (
  path = '/dev/outbox',
  { accept = 'text/html', deployment = {}, remoteAddress = '127.0.0.1' }: RequestOptions = {},
) => {
  const middleware = serveDevOutbox({
    deployment: { environment: 'development', trustedProxies: 0, ...deployment },
    groups: () => [us.group, cn.group],
    render: createRender(createMailContext(realSite)),
  });
  const url = new URL(path, 'http://localhost:3000');
  return middleware({ ...contextOf(url.href, { headers: { accept }, now: testStart }), remoteAddress });
};
const list = async (path?: string): Promise<OutboxMessage[]> =>
  JSON.parse(String((await ask(path, { accept: 'application/json' }))?.body));

describe('the development outbox', () => {
  test('lists the messages of every group, newest first, without decoys', async () => {
    expect((await list()).map(({ group, channel, to, template }) => [group, channel, to, template])).toEqual([
      ['cn', 'sms', '+8613800138000', 'loginCode'],
      ['us', 'mail', 'other@example.com', 'subscribed'],
      ['us', 'mail', 'Robin+1@example.com', 'loginCode'],
      ['us', 'mail', 'evil@example.com', 'productRegistered'],
    ]);
  });

  test('returns the complete message as JSON', async () => {
    const [message] = await list('/dev/outbox?to=robin%2B1@example.com');
    expect(message).toEqual({
      id: expect.any(String),
      group: 'us',
      channel: 'mail',
      to: 'Robin+1@example.com',
      template: 'loginCode',
      subject: expect.stringContaining('123456'),
      text: expect.stringContaining('123456'),
      html: expect.stringContaining('<!doctype html>'),
      values: { code: '123456', minutes: 10, expiresAt: testStart + 600_000 },
      created_at: testStart,
      sent_at: null,
      failed_at: null,
      tries: 0,
    });
  });

  test('finds messages to an address or a number, with the plus encoded or not', async () => {
    for (const to of ['ROBIN%2B1@example.com', 'robin+1@example.com', '+8613800138000'])
      expect(await list(`/dev/outbox?to=${to}`)).toHaveLength(1);
    expect(await list('/dev/outbox?to=nobody@example.com')).toEqual([]);
  });

  test('shows codes, texts, links, states and the HTML in a sandboxed frame', async () => {
    const response = await ask();
    const page = String(response?.body);
    expect(response).toMatchObject({
      status: 200,
      headers: { 'content-type': 'text/html; charset=utf-8', 'cache-control': 'no-store' },
    });
    expect(page).toContain('<p class="code">123456</p>');
    expect(page).toContain('<p class="code">654321</p>');
    expect(page).toContain('waiting, 0 tries');
    expect(page).toContain('sent, 1 try');
    expect(page).toContain(`<a href="${realSite.origins.main}/us/newsletter/unsubscribe?token=a.b">`);
    expect(page).toMatch(/<iframe sandbox title="[^"]+" loading="lazy" srcdoc="&lt;!doctype html&gt;/);
  });

  test('runs no code from a message', async () => {
    const response = await ask();
    expect(String(response?.body)).not.toMatch(/<script|<img/);
    expect(response?.headers['content-security-policy']).toMatch(/^default-src 'none'; style-src 'unsafe-inline';/);
    expect(response?.headers['content-security-policy']).not.toContain('script-src');
  });

  test.each<[string, RequestOptions, string?]>([
    ['in production', { deployment: { environment: 'production' } }],
    ['in preproduction', { deployment: { environment: 'preproduction' } }],
    ['behind a proxy', { deployment: { trustedProxies: 1 } }],
    ['for another machine', { remoteAddress: '192.168.1.7' }],
    ['for another machine of IPv6', { remoteAddress: '::ffff:192.168.1.7' }],
    ['under another name', {}, 'http://attacker.example/dev/outbox'],
  ])('is not available %s', async (_, options, address) => {
    expect(await ask(address, options)).toBeUndefined();
  });

  test.each(['127.0.0.1', '::1', '::ffff:127.0.0.1'])('is available for %s', async (remoteAddress) => {
    expect((await ask(undefined, { remoteAddress, deployment: { environment: 'test' } }))?.status).toBe(200);
  });
});
