import { describe, expect, test } from 'vitest';
import type { MessageTemplates, TemplateName } from '#accounts/mail/messages/message-templates.ts';
import { editionCodes, editions } from '#core/place/editions.ts';
import { companyAddress } from '#core/regions/company.ts';
import { escapeMarkup } from '#core/words/escape-markup.ts';
import { createMailContext } from '#main/accounts/account-policy.ts';
import { noon, sampleMessages, token } from '#tests/support/accounts/sample-messages.ts';
import { realSite } from '#tests/support/site/real-site.ts';
import { createRender, type RenderedMessage } from './render-message.ts';

const render = createRender(createMailContext(realSite));
const samples = sampleMessages('Flagship Megatron');
const templates = Object.keys(samples) as TemplateName[];

type Mail = Extract<RenderedMessage, { channel: 'mail' }>;

function mail<Name extends TemplateName>(
  template: Name,
  edition: string,
  values: MessageTemplates[Name] = samples[template],
  recipient = 'robin@example.com',
): Mail {
  const message = render({ channel: 'mail', template, recipient, edition, template_values: JSON.stringify(values) });
  if (message.channel !== 'mail') throw new Error('this is no mail');
  return message;
}

const sms = (template: TemplateName, edition: string) =>
  render({
    channel: 'sms',
    template,
    recipient: '+8613800138000',
    edition,
    template_values: JSON.stringify(samples[template]),
  });

const every = templates.flatMap((template) => editionCodes.map((edition) => [template, edition] as const));

test.each(every)('%s in %s is complete, one text for HTML and plain text, without tracking', (template, edition) => {
  const { subject, text, html } = mail(template, edition);
  for (const part of [subject, text, html.replace(/<style>[\s\S]*<\/style>/, '')]) {
    expect(part).not.toMatch(/[{}]|\b(?:undefined|null|NaN)\b|\[object/);
    expect(part.trim()).not.toBe('');
  }
  // Mail programs cut off longer ones.
  expect(subject).not.toMatch(/\p{Cc}/u);
  expect(subject.length).toBeLessThan(78);
  expect(html).not.toMatch(/<img|<script|<link|url\(|@import|src=/i);
  expect(html).toContain(`<html lang="${editions[edition].lang}">`);
  const lines = text.split('\n').map((line) => line.replace(/^> |^-- $|\u00a0?[:：]$/g, ''));
  expect(lines.filter((line) => !html.includes(escapeMarkup(line)))).toEqual([]);
});

describe('a code', () => {
  test.each([
    ['us', '7:10 a.m.', 'ET'],
    ['uk', '12:10', 'GMT'],
    ['eu', '13:10', 'CET'],
    ['de', '13:10', 'MEZ'],
    ['fr', '13:10', 'heure de Paris'],
    ['jp', '21:10', ''],
    ['kr', '오후 9:10', ''],
    ['cn', '20:10', ''],
  ])('is in the subject in %s, and the mail says in local time when it expires', (edition, until, zone) => {
    const message = mail('loginCode', edition);
    expect(message.subject).toContain('123456');
    expect(message.text).toContain(until);
    expect(message.text).toContain(zone);
  });

  test.each(editionCodes)('is in a text message without a link in %s', (edition) => {
    for (const template of ['loginCode', 'deleteCode'] as const) {
      const { text } = sms(template, edition);
      expect(text).toContain('123456');
      expect(text).toContain('KINETRA');
      expect(text).not.toMatch(/[{}]|https?:/);
    }
  });
});

const notices = ['noticeAsked', 'noticeOrderable', 'noticeOnSale', 'noticeSale'] as const;

describe('a confirmation', () => {
  /** Words of advertising: goods, prices, rewards, offers. */
  const advertising =
    /[$€£¥]|\d{3}|robot|roboter|ロボット|로봇|机器人|credit|crédit|クレジット|크레딧|积分|offer|angebot|offre|promo|discount|rabatt|remise|割引|할인|优惠|deal|sale|shop|boutique|exclusi|exklusiv|gift|geschenk|cadeau/i;

  test.each(editionCodes)('contains no advertising in %s', (edition) => {
    for (const template of ['confirmSubscription', 'confirmNotice'] as const) {
      const { subject, text, html } = mail(template, edition, { token, subject: 'X' });
      const visibleText = [subject, text, html.replace(/<style>[\s\S]*<\/style>|style="[^"]*"/g, '')]
        .join('\n')
        .replaceAll(token, '');
      expect(visibleText).not.toMatch(advertising);
    }
  });

  test('links to the confirmation page, and names the address that was entered', () => {
    const link = `${realSite.origins.main}/de/newsletter/confirm?token=${token}`;
    const { text, html } = mail('confirmSubscription', 'de', undefined, 'lea@example.com');
    for (const part of [link, 'lea@example.com']) expect(text).toContain(part);
    expect(html).toContain(`href="${link}"`);
  });
});

test('only newsletter mails and notices can be unsubscribed from, by one click and on a page', () => {
  const offering = every.filter(([template, edition]) => 'List-Unsubscribe' in mail(template, edition).headers);
  expect([...new Set(offering.map(([template]) => template))]).toEqual(['subscribed', 'alreadySubscribed', ...notices]);
  const { headers, text } = mail('subscribed', 'uk');
  expect(headers).toMatchObject({
    'List-Unsubscribe': `<${realSite.origins.main}/api/eu/account/user/subscribe/unsubscribe?token=${token}&edition=uk>`,
    'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
  });
  expect(text).toContain(`${realSite.origins.main}/uk/newsletter/unsubscribe?token=${token}`);
  expect(mail('subscribed', 'cn').headers['List-Unsubscribe']).toContain(`${realSite.origins.cn}/api/cn/`);
});

test.each(notices)('%s can be stopped with one click and on a page, and names the sender’s address', (template) => {
  const { headers, text } = mail(template, 'jp');
  expect(headers).toMatchObject({
    'List-Unsubscribe': `<${realSite.origins.main}/api/us/account/notice/stop?token=${token}&edition=jp>`,
    'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
  });
  expect(text).toContain(`${realSite.origins.main}/jp/notices/stop?token=${token}`);
  expect(text).toContain(companyAddress(realSite, 'jp'));
  const page = `${realSite.origins.main}/jp/example-robot\n`;
  expect(text.includes(page)).toBe(template !== 'noticeAsked');
});

test.each(editionCodes)('a welcome in %s names the credits, or omits them when there are none', (edition) => {
  expect(mail('welcome', edition).text).toContain('200');
  const without = mail('welcome', edition, { credits: 0 });
  expect(without.text).not.toMatch(/credit|crédit|クレジット|크레딧|积分/i);
  expect(without.html).not.toMatch(/>\s*0\b/);
});

test.each([
  ['us', '5%', 'November 21, 2026', '7\u00a0a.m.\u00a0ET'],
  ['fr', '5\u00a0%', '21\u00a0novembre 2026', '13\u00a0h (heure\u00a0de\u00a0Paris)'],
  ['kr', '5%', '2026년 11월 21일', '21:00'],
] as const)('a discount code in %s stands with its terms and a link to the shop', (edition, ...terms) => {
  const { text, html } = mail('subscribed', edition);
  for (const term of ['KIN-7K2MX-9QDTB', ...terms]) expect(text).toContain(term);
  const link = `${realSite.regions[edition].shop.host}/discount/KIN-7K2MX-9QDTB?redirect=%2F`;
  expect(text).toContain(link);
  expect(html).toContain(`href="${link}"`);
  expect(mail('subscribed', edition, { unsubscribeToken: token }).text).not.toMatch(/KIN-|\/discount\//);
});

test('a discount code of another shop is formatted as the mail is, links to its shop and names it', () => {
  const discountCode = { code: 'KIN-7K2MX-9QDTB', edition: 'de', percent: 5, expiresAt: noon } as const;
  const shopLink = `${realSite.regions.de.shop.host}/discount/KIN-7K2MX-9QDTB`;
  const { text } = mail('alreadySubscribed', 'fr', { unsubscribeToken: token, discountCode });
  for (const part of ['13\u00a0h (heure\u00a0de\u00a0Paris)', 'Allemagne', shopLink]) expect(text).toContain(part);
  expect(mail('alreadySubscribed', 'de', { unsubscribeToken: token, discountCode }).text).not.toContain('Deutschland');
});

test('a mail says that an address had its code before', () => {
  const { given } = realSite.mail.de.newCustomerCode;
  expect(mail('subscribed', 'de', { unsubscribeToken: token, isCodeGiven: true }).text).toContain(given);
  expect(mail('subscribed', 'de').text).not.toContain(given);
});

test('user input never becomes markup or a header', () => {
  const evil = '"><script>alert(1)</script>\r\nBcc: everyone@example.com';
  const { subject, html } = mail('productRegistered', 'us', { product: evil, serialNumber: evil });
  expect(subject).not.toMatch(/[\r\n]/);
  expect(html).not.toContain('<script');
  expect(mail('serviceRequested', 'us').html).toContain('no longer &lt;b&gt;bends&lt;/b&gt; &amp; &quot;clicks&quot;.');
});

test('a quoted message keeps its lines, and an empty one is omitted', () => {
  expect(mail('serviceRequested', 'us').text).toContain('> The left knee\n> no longer');
  expect(mail('serviceRequested', 'us', { ...samples.serviceRequested, description: '' }).text).not.toMatch(/^>/m);
});

test.each([
  ['mail', 'goodbye', 'us'],
  ['mail', 'toString', 'us'],
  ['mail', 'welcome', 'atlantis'],
  ['sms', 'welcome', 'cn'],
] as const)('rendering a %s of template %s for edition %s throws', (channel, template, edition) => {
  expect(() => render({ channel, template, recipient: 'robin@example.com', edition, template_values: '{}' })).toThrow(
    template,
  );
});
