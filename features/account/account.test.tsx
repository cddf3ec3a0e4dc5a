import { renderToStaticMarkup } from 'react-dom/server';
import { beforeAll, describe, expect, it } from 'vitest';
import type { EditionCode } from '#core/place/editions.ts';
import { examplePage } from '#tests/support/examples/page.examples.ts';
import { PageContext } from '#ui/page-context.tsx';
import { accountExample, exampleCode, exampleProfile, renderPart } from './account.examples.ts';
import { AccountSection } from './account.tsx';
import { AccountHead } from './account-head.tsx';
import { AccountRewards } from './account-rewards.tsx';
import { AccountSettings } from './account-settings.tsx';
import { CodeCardView } from './code-card.tsx';
import { Goodbye } from './goodbye.tsx';

const doNothing = async () => {};
const profileWith = (changes: Partial<typeof exampleProfile>) => ({ ...exampleProfile, ...changes });

const renderHead = (changes: Partial<typeof exampleProfile> = {}, loadFailed = false) =>
  renderPart(<AccountHead loadFailed={loadFailed} profile={profileWith(changes)} onLogout={doNothing} />);
const renderSettings = (changes: Partial<typeof exampleProfile> = {}) =>
  renderPart(<AccountSettings profile={profileWith(changes)} onDeleted={doNothing} />);
const renderRewards = (changes: Partial<typeof exampleProfile> = {}) =>
  renderPart(<AccountRewards profile={profileWith(changes)} />);

beforeAll(() => {
  document.documentElement.lang = 'en-US';
});

describe('the account page as the server renders it', () => {
  const html = renderToStaticMarkup(
    <PageContext value={examplePage({ slug: 'account', path: '/us/account' })}>
      <AccountSection section={accountExample} />
    </PageContext>,
  );

  it('has the heading of the page, and leads to each of its parts', () => {
    expect(html).toMatch(/<h1[^>]*id="account-heading"[^>]*>Your account<\/h1>/);
    const parts = [...html.matchAll(/<a href="#([a-z]+)">/g)].map(([, part]) => part);
    expect(parts).toEqual(['robots', 'requests', 'programs', 'notices', 'rewards', 'settings']);
    for (const part of parts) expect(html).toContain(`<section id="${part}"`);
  });

  it('renders the same placeholders for everybody', () => {
    expect(html.match(/data-skeleton/g)).toHaveLength(6);
    expect(html.match(/data-fallback="" hidden="">.*?<button/g)).toHaveLength(6);
    expect(html).not.toContain('data-account');
  });

  it('explains that JavaScript is needed', () => {
    expect(html).toContain('<noscript><p>Your account needs JavaScript.</p></noscript>');
  });
});

describe('the account page of a logged-in visitor', () => {
  it('greets visitors by nickname if they have one', () => {
    expect(renderHead()).toMatch(/<h1[^>]*id="account-heading"[^>]*>Hello, Robin\.<\/h1>/);
    expect(renderHead({ nickname: null })).toMatch(/<h1[^>]*>Your account<\/h1>/);
  });

  it('shows the credits', () => {
    expect(renderHead({ credits: 1200 })).toMatch(/class="figure">1,200<\/span> Credits/);
  });

  it('switches the newsletter on only once it is confirmed, and shows a pending confirmation', () => {
    expect(renderSettings()).toMatch(/role="switch" aria-checked="false"/);
    expect(renderSettings()).toContain('Not confirmed yet.');
    expect(renderSettings({ newsletter: 'active' })).toMatch(/role="switch" aria-checked="true"/);
  });

  it('offers neither newsletter nor password to an account without an email address', () => {
    const html = renderSettings({ email: null, phone: '+*********8000' });
    expect(html).toContain('+*********8000');
    expect(html).not.toContain('role="switch"');
    expect(html).not.toContain('Set a password');
  });

  it('says what Credits buy, lists every change of them, and offers to exchange as many as possible', () => {
    const html = renderRewards({ credits: 250 });
    expect(html).toContain('Every 100 Credits take $1 off an order.');
    expect(html).toMatch(/data-ledger="".*New account.*\+200.*September 30, 2026/);
    expect(html).toContain('Exchange 200 Credits for $2');
    expect(renderRewards({ credits: 99 })).not.toContain('Exchange ');
    const spent = { reason: 'exchange', code: 'KIN-AAAAA-BBBBB', amount: -200, created_at: 0 } as const;
    expect(renderRewards({ credits: 0, credit_entries: [spent] })).toMatch(/Exchanged for KIN-AAAAA-BBBBB.*-200/);
  });

  it('shows discount codes with their terms and a link to the shop', () => {
    const html = renderRewards({ codes: [exampleCode] });
    expect(html).toContain('KIN-7K2MX-9QDTB');
    expect(html).toContain('5% off your first order.');
    expect(html).toContain('Valid until February 19, 2027, 7\u00a0a.m.\u00a0ET.');
    expect(html).not.toContain('Works in this shop only');
    expect(html).toContain(`href="${exampleCode.link}"`);
    expect(renderRewards()).not.toContain('data-discount-code');
  });

  it('shows a code of another shop in the format of the page, with its own currency and the name of the shop', () => {
    const code = { ...exampleCode, percent: null, amount: 3 };
    const card = (region: EditionCode, edition: EditionCode) =>
      renderToStaticMarkup(
        <CodeCardView code={{ ...code, region }} words={accountExample.codeCard} edition={edition} isExpired={false} />,
      );
    expect(card('de', 'fr')).toContain('3\u00a0€ off one order.');
    expect(card('de', 'fr')).toContain('Valid until 19\u00a0février 2027, 13\u00a0h (heure\u00a0de\u00a0Paris).');
    expect(card('de', 'fr')).toContain('Works in this shop only: Allemagne.');
    expect(card('uk', 'de')).toContain('3\u00a0£ off one order.');
    expect(card('eu', 'uk')).toContain('Works in this shop only: Europe.');
    expect(card('jp', 'us')).toContain('¥3 off one order.');
    expect(card('us', 'jp')).toContain('$3 off one order.');
  });

  it('says that a code has expired, and no longer links to the shop', () => {
    const html = renderToStaticMarkup(
      <CodeCardView code={exampleCode} words={accountExample.codeCard} edition="us" isExpired />,
    );
    expect(html).toContain('Expired on February 19, 2027, 7\u00a0a.m.\u00a0ET.');
    expect(html).not.toContain('href=');
  });

  it('warns when the profile may be out of date', () => {
    expect(renderHead()).not.toContain('Failed to load data.');
    expect(renderHead({}, true)).toContain('Failed to load data.');
  });

  it('does not show the final delete button at first', () => {
    expect(renderSettings()).not.toContain('Delete for good');
  });
});

describe('goodbye', () => {
  it('links to the home page', () => {
    expect(renderPart(<Goodbye />)).toMatch(/<h1[^>]*>Goodbye\.<\/h1>.*href="\/us"/);
  });
});
