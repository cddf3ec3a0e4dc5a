import { afterAll, beforeAll, expect, test } from 'vitest';
import type { TemplateName } from '#accounts/mail/messages/message-templates.ts';
import { createRender } from '#accounts/mail/render/render-message.ts';
import { stopToken } from '#accounts/notices/own-notices.ts';
import { calls } from '#contract/account/calls.ts';
import { createMailContext } from '#main/accounts/account-policy.ts';
import { type ApiSite, openApiSite, readReply } from '../support/accounts/account-api-site.ts';
import { describeOnEngines } from '../support/accounts/account-engines.ts';
import { countByStatus, putWaiting } from '../support/accounts/notice-group.ts';
import { realSite } from '../support/site/real-site.ts';

const address = 'https://www.kinetra.example/api/us';

describeOnEngines('newsletter mail', (engine) => {
  let site: ApiSite;
  beforeAll(async () => {
    site = await openApiSite(engine);
  });
  afterAll(() => site.close());

  const readMessage = async (template: TemplateName, to: string) => {
    const message = (await site.outbox(template)).find(({ recipient }) => recipient === to);
    return JSON.parse(message?.template_values ?? '{}') as { code: string; unsubscribeToken: string };
  };

  test('one click in a mail program ends the subscription', async () => {
    expect(await site.call('subscribe', { email: 'reader@example.com', source: 'footer' })).toMatchObject({
      result: 'ok',
      data: { confirm: false },
    });
    const { unsubscribeToken } = await readMessage('subscribed', 'reader@example.com');
    const click = new Request(`${address}${calls.unsubscribe.path}?token=${encodeURIComponent(unsubscribeToken)}`, {
      method: 'POST',
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      body: 'List-Unsubscribe=One-Click',
    });
    const response = await site.handle(click);
    expect(await readReply(response)).toMatchObject({ result: 'ok', status: 200 });
    const { status } = await site.db
      .selectFrom('subscribers')
      .select('status')
      .where('email', '=', 'reader@example.com')
      .executeTakeFirstOrThrow();
    expect(status).toBe('ended');
  });

  test('opening the address instead redirects to the page that unsubscribes, and ends nothing', async () => {
    await site.call('subscribe', { email: 'opening@example.com', source: 'footer' }, { region: 'jp' });
    const [row] = (await site.outbox('subscribed')).filter(({ recipient }) => recipient === 'opening@example.com');
    const message = row && createRender(createMailContext(realSite))(row);
    const link =
      message?.channel === 'mail' ? (/<(.*)>/.exec(message.headers['List-Unsubscribe'] ?? '')?.[1] ?? '') : '';
    const { pathname, search } = new URL(link);
    const { unsubscribeToken } = await readMessage('subscribed', 'opening@example.com');
    for (const method of ['GET', 'HEAD']) {
      const response = await site.handle(new Request(`https://www.kinetra.example${pathname}${search}`, { method }));
      expect([
        response.status,
        response.headers.get('location'),
        response.headers.get('cache-control'),
        await response.text(),
      ]).toEqual([
        303,
        `/jp/newsletter/unsubscribe?${new URLSearchParams({ token: unsubscribeToken })}`,
        'no-store',
        '',
      ]);
    }
    const { status } = await site.db
      .selectFrom('subscribers')
      .select('status')
      .where('email', '=', 'opening@example.com')
      .executeTakeFirstOrThrow();
    expect(status).toBe('active');
    const locationOf = async (query: string) =>
      (await site.handle(new Request(`${address}${calls.unsubscribe.path}${query}`))).headers.get('location');
    expect(await locationOf('?token=a%26b%0d%0ax&edition=de')).toBe('/us/newsletter/unsubscribe?token=a%26b%0D%0Ax');
    expect(await locationOf('')).toBe('/us/newsletter/unsubscribe');
  });

  test('one click on a notice stops all of the address, and opening it leads to the page that does', async () => {
    await putWaiting(site, 1);
    const address = 'p00000@example.com';
    const query = new URLSearchParams({ token: stopToken(site.group, address), edition: 'jp' });
    const url = `https://www.kinetra.example/api/us${calls.stopNotices.path}?${query}`;
    const opened = await site.handle(new Request(url));
    expect([opened.status, opened.headers.get('location')]).toEqual([
      303,
      `/jp/notices/stop?${new URLSearchParams({ token: query.get('token') ?? '' })}`,
    ]);
    expect(await countByStatus(site)).toEqual({ waiting: 1 });
    const body = 'List-Unsubscribe=One-Click';
    const headers = { 'content-type': 'application/x-www-form-urlencoded' };
    expect((await site.handle(new Request(url, { method: 'POST', headers, body }))).status).toBe(200);
    expect(await countByStatus(site)).toEqual({});
    const wrong = url.replace('token=', 'token=x');
    expect((await site.handle(new Request(wrong, { method: 'POST', headers, body }))).status).toBe(400);
  });

  test('a failed click has an error status, and limits never block a click', async () => {
    const limitedSite = await openApiSite(engine, { limits: true });
    const click = async (token: string) => {
      const body = 'List-Unsubscribe=One-Click';
      const headers = { 'content-type': 'application/x-www-form-urlencoded' };
      return limitedSite.handle(
        new Request(`${address}${calls.unsubscribe.path}?token=${encodeURIComponent(token)}`, {
          method: 'POST',
          headers,
          body,
        }),
        '192.0.2.1',
      );
    };
    for (let times = 0; times < 301; times += 1) await limitedSite.call('productOptions', {});
    expect(await limitedSite.call('productOptions', {})).toMatchObject({ result: 'tooManyRequests' });
    await limitedSite.call('subscribe', { email: 'late@example.com', source: 'footer' }, {}, '192.0.2.2');
    const [row] = await limitedSite.outbox('subscribed');
    const { unsubscribeToken } = JSON.parse(row?.template_values ?? '{}') as { unsubscribeToken: string };
    expect((await click('nonsense')).status).toBe(400);
    expect((await click(unsubscribeToken)).status).toBe(200);
    await limitedSite.close();
  });
});
