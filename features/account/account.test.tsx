import { render, screen } from '@testing-library/react';
import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import type { EditionCode } from '#core/place/editions.ts';
import { hrefsIn, showOnPage, textsOf } from '#tests/support/components/show-on-page.tsx';
import { examplePage } from '#tests/support/examples/page.examples.ts';
import { PageContext } from '#ui/page-context.tsx';
import { accountExample, accountPage, exampleCode, exampleProfile, showPart } from './account.examples.ts';
import { AccountSection } from './account.tsx';
import { AccountHead, Goodbye } from './account-head.tsx';
import { AccountRewards } from './account-rewards.tsx';
import { AccountSettings } from './account-settings.tsx';
import { CodeCard } from './code-card.tsx';

const doNothing = async () => {};
const profileWith = (changes: Partial<typeof exampleProfile>) => ({ ...exampleProfile, ...changes });
const text = () => document.body.textContent;

const showHead = (changes: Partial<typeof exampleProfile> = {}, loadFailed = false) =>
  showPart(<AccountHead loadFailed={loadFailed} profile={profileWith(changes)} onLogout={doNothing} />);
const showSettings = (changes: Partial<typeof exampleProfile> = {}) =>
  showPart(<AccountSettings profile={profileWith(changes)} onDeleted={doNothing} />);
const showRewards = (changes: Partial<typeof exampleProfile> = {}) =>
  showPart(<AccountRewards profile={profileWith(changes)} />);

beforeAll(() => {
  document.documentElement.lang = 'en-US';
});
afterEach(() => vi.unstubAllGlobals());

describe('the account page as the server renders it', () => {
  it('has the heading of the page, and leads to each of its parts, the same placeholders for everybody', () => {
    showOnPage(<AccountSection section={accountExample} />, examplePage({ slug: 'account', path: '/us/account' }));
    expect(screen.getByRole('heading', { level: 1, name: 'heading' })).toBeTruthy();
    const parts = ['robots', 'requests', 'programs', 'notices', 'rewards', 'settings'];
    expect(hrefsIn(screen.getByRole('navigation'))).toEqual(parts.map((part) => `#${part}`));
    for (const part of parts) expect(document.getElementById(part)?.tagName).toBe('SECTION');
    expect(document.querySelectorAll('[data-skeleton]')).toHaveLength(6);
    expect(document.querySelectorAll('[data-fallback][hidden] button')).toHaveLength(6);
    expect(document.querySelector('[data-account]')).toBeNull();
    expect(document.querySelector('noscript')?.textContent).toContain('noScript');
  });
});

describe('the account page of a logged-in visitor', () => {
  it('greets visitors by nickname if they have one, and shows the credits', () => {
    showHead({ credits: 1200 });
    expect(screen.getByRole('heading', { level: 1, name: 'Hello, Robin.' })).toBeTruthy();
    expect(text()).toContain('1,200 credits');
    showHead({ nickname: null });
    expect(screen.getByRole('heading', { level: 1, name: 'heading' })).toBeTruthy();
  });

  it('switches the newsletter on only once it is confirmed, and shows a pending confirmation', () => {
    showSettings();
    expect(screen.getByRole('switch', { checked: false })).toBeTruthy();
    expect(screen.getByText('newsletter.pending')).toBeTruthy();
    showSettings({ newsletter: 'active' });
    expect(screen.getByRole('switch', { checked: true })).toBeTruthy();
  });

  it('offers neither newsletter nor password to an account without an email address', () => {
    showSettings({ email: null, phone: '+*********8000' });
    expect(text()).toContain('+*********8000');
    expect(screen.queryByRole('switch')).toBeNull();
    expect(text()).not.toContain('password.set');
  });

  it('says what Credits buy, lists every change of them, and offers to exchange as many as possible', () => {
    showRewards({ credits: 250 });
    expect(screen.getByText('What Credits buy')).toBeTruthy();
    expect(textsOf('listitem')).toEqual([expect.stringMatching(/rewards\.signUp.*\+200.*September 30, 2026/)]);
    expect(screen.getByRole('button', { name: /Exchange 200 Credits for \$2/ })).toBeTruthy();
    showRewards({ credits: 99 });
    expect(screen.queryByRole('button', { name: /Exchange/ })).toBeNull();
    const spent = { reason: 'exchange', code: 'KIN-AAAAA-BBBBB', amount: -200, created_at: 0 } as const;
    showRewards({ credits: 0, credit_entries: [spent] });
    expect(text()).toMatch(/Exchanged for KIN-AAAAA-BBBBB.*-200/);
  });

  it('shows discount codes with their terms and a link to the shop', () => {
    showRewards({ codes: [exampleCode] });
    for (const words of ['KIN-7K2MX-9QDTB', '5% off your first order.']) expect(screen.getByText(words)).toBeTruthy();
    expect(text()).toContain('Valid until February 19, 2027, 7\u00a0a.m.\u00a0ET.');
    expect(text()).not.toContain('Works in this shop only');
    expect(hrefsIn()).toEqual([exampleCode.link]);
    showRewards();
    expect(document.querySelector('[data-discount-code]')).toBeNull();
  });

  it('shows a code of another shop in the format of the page, with its own currency and the name of the shop', () => {
    const code = { ...exampleCode, percent: null, amount: 3 };
    const cardOf = (region: EditionCode, edition: EditionCode) => {
      showPart(<CodeCard code={{ ...code, region }} edition={edition} />);
      return text();
    };
    expect(cardOf('de', 'fr')).toContain('3\u00a0€ off one order.');
    expect(cardOf('de', 'fr')).toContain('Valid until 19\u00a0février 2027, 13\u00a0h (heure\u00a0de\u00a0Paris).');
    expect(cardOf('de', 'fr')).toContain('Works in this shop only: Allemagne.');
    expect(cardOf('uk', 'de')).toContain('3\u00a0£ off one order.');
    expect(cardOf('eu', 'uk')).toContain('Works in this shop only: Europe.');
    expect(cardOf('jp', 'us')).toContain('¥3 off one order.');
    expect(cardOf('us', 'jp')).toContain('$3 off one order.');
  });

  it('says that a code has expired by the server’s time, and no longer links to the shop', async () => {
    vi.stubGlobal('fetch', async () => Response.json({ timestamp: Date.UTC(2026, 10, 21) }));
    const expired = { ...exampleCode, expires_at: Date.UTC(2020, 1, 19, 12) };
    render(
      <PageContext value={accountPage}>
        <CodeCard code={expired} edition="us" />
      </PageContext>,
    );
    expect((await screen.findByText(/^Expired/)).textContent).toBe(
      'Expired on February 19, 2020, 7\u00a0a.m.\u00a0ET.',
    );
    expect(hrefsIn()).toEqual([]);
  });

  it('warns when the profile may be out of date', () => {
    showHead();
    expect(screen.queryByText(/failure\.text/)).toBeNull();
    showHead({}, true);
    expect(screen.getByText(/failure\.text/)).toBeTruthy();
  });
});

it('goodbye links to the home page', () => {
  showPart(<Goodbye />);
  expect(screen.getByRole('heading', { level: 1, name: 'goodbye.heading' })).toBeTruthy();
  expect(hrefsIn()).toContain('/us');
});
