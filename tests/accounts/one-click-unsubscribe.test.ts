import { expect, test } from 'vitest';
import { createRender } from '#accounts/mail/render/render-message.ts';
import { stopToken } from '#accounts/notices/own-notices.ts';
import { type CallName, calls } from '#contract/account/calls.ts';
import { createMailContext } from '#main/accounts/account-policy.ts';
import { type ApiSite, openApiSite, readReply } from '../support/accounts/account-api-site.ts';
import { describeOnEngines } from '../support/accounts/account-engines.ts';
import { lastToken, onlySubscriber } from '../support/accounts/newsletter-group.ts';
import { countByStatus, putWaiting } from '../support/accounts/notice-group.ts';
import { realSite } from '../support/site/real-site.ts';

const email = 'reader@example.com';
const origin = 'https://www.kinetra.example';
const addressOf = (name: CallName, query: Record<string, string>) =>
  `${origin}/api/us${calls[name].path}?${new URLSearchParams(query)}`;

/** Posts to the address as a mail program does. */
const click = ({ handle }: ApiSite, address: string) =>
  handle(
    new Request(address, {
      method: 'POST',
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      body: 'List-Unsubscribe=One-Click',
    }),
    '192.0.2.1',
  );

/** Opens the address as a browser does. */
const open = ({ handle }: ApiSite, address: string, method = 'GET') => handle(new Request(address, { method }));

describeOnEngines('newsletter mail', (engine) => {
  test('one click in a mail program ends the subscription', async () => {
    const site = await openApiSite(engine);
    const subscribed = await site.call('subscribe', { email, source: 'footer' });
    expect(subscribed).toMatchObject({ result: 'ok', data: { confirm: false } });
    const token = await lastToken(site, 'unsubscribeToken');
    const reply = await readReply(await click(site, addressOf('unsubscribe', { token })));
    expect(reply).toMatchObject({ result: 'ok', status: 200 });
    expect((await onlySubscriber(site)).status).toBe('ended');
  });

  test('opening the address instead redirects to the page that unsubscribes, and ends nothing', async () => {
    const site = await openApiSite(engine);
    await site.call('subscribe', { email, source: 'footer' }, { region: 'jp' });
    const [row] = await site.outbox('subscribed');
    const message = row && createRender(createMailContext(realSite))(row);
    const header = message?.channel === 'mail' ? message.headers['List-Unsubscribe'] : undefined;
    const { pathname, search } = new URL(/<(.*)>/.exec(header ?? '')?.[1] ?? '');
    const token = await lastToken(site, 'unsubscribeToken');
    const page = `/jp/newsletter/unsubscribe?${new URLSearchParams({ token })}`;
    for (const method of ['GET', 'HEAD']) {
      const { status, headers } = await open(site, `${origin}${pathname}${search}`, method);
      expect([status, headers.get('location'), headers.get('cache-control')]).toEqual([303, page, 'no-store']);
    }
    expect((await onlySubscriber(site)).status).toBe('active');
    const locationOf = async (query: Record<string, string>) =>
      (await open(site, addressOf('unsubscribe', query))).headers.get('location');
    const odd = await locationOf({ token: 'a&b\r\nx', edition: 'de' });
    expect([odd, await locationOf({})]).toEqual([
      ...['/us/newsletter/unsubscribe?token=a%26b%0D%0Ax', '/us/newsletter/unsubscribe'],
    ]);
  });

  test('one click on a notice stops all of the address, and opening it leads to the page that does', async () => {
    const site = await openApiSite(engine);
    const [address = ''] = await putWaiting(site, 1);
    const token = stopToken(site.group, address);
    const url = addressOf('stopNotices', { token, edition: 'jp' });
    const { status, headers } = await open(site, url);
    const page = `/jp/notices/stop?${new URLSearchParams({ token })}`;
    expect([status, headers.get('location')]).toEqual([303, page]);
    expect(await countByStatus(site)).toEqual({ waiting: 1 });
    expect((await click(site, url)).status).toBe(200);
    expect(await countByStatus(site)).toEqual({});
    expect((await click(site, url.replace('token=', 'token=x'))).status).toBe(400);
  });

  test('a failed click has an error status, and limits never block a click', async () => {
    const site = await openApiSite(engine, { limits: true });
    for (let times = 0; times < 301; times += 1) await site.call('productOptions', {});
    expect(await site.call('productOptions', {})).toMatchObject({ result: 'tooManyRequests' });
    await site.call('subscribe', { email, source: 'footer' }, {}, '192.0.2.2');
    const token = await lastToken(site, 'unsubscribeToken');
    expect((await click(site, addressOf('unsubscribe', { token: 'nonsense' }))).status).toBe(400);
    expect((await click(site, addressOf('unsubscribe', { token }))).status).toBe(200);
  });
});
