import { renderToStaticMarkup } from 'react-dom/server';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { accountExample, exampleProfile } from './account.examples.ts';
import { AccountSection } from './account.tsx';
import { AccountView } from './account-view.tsx';
import { Goodbye } from './goodbye.tsx';

const doNothing = async () => {};
const renderAccount = (
  changes: Partial<typeof exampleProfile> = {},
  words: Partial<typeof accountExample> = {},
  isStale = false,
) =>
  renderToStaticMarkup(
    <AccountView
      {...accountExample}
      headingId="account-heading"
      {...words}
      profile={{ ...exampleProfile, ...changes }}
      isStale={isStale}
      onRetry={doNothing}
      onLogout={doNothing}
      onDeleted={doNothing}
    />,
  );

beforeAll(() => vi.stubGlobal('document', { documentElement: { lang: 'en-US' } }));
afterAll(() => vi.unstubAllGlobals());

describe('the account page as the server renders it', () => {
  const html = renderToStaticMarkup(<AccountSection section={accountExample} />);

  it('has the heading of the page', () => {
    expect(html).toMatch(/<h1[^>]*id="account-heading"[^>]*>Your account<\/h1>/);
  });

  it('passes at most 8 KB of words to the island', () => {
    const [, props = ''] = /props="([^"]*)"/.exec(html) ?? [];
    expect(props.length).toBeLessThan(8 * 1024);
  });

  it('renders the same placeholder rows for everybody', () => {
    expect(html).toContain('data-skeleton');
    expect(html).not.toContain('data-account');
  });

  it('explains that JavaScript is needed', () => {
    expect(html).toContain('<noscript><p>Your account needs JavaScript.</p></noscript>');
  });
});

describe('the account page of a logged-in visitor', () => {
  it('greets visitors by nickname if they have one', () => {
    expect(renderAccount()).toMatch(/<h1[^>]*id="account-heading"[^>]*>Hello, Robin\.<\/h1>/);
    expect(renderAccount({ nickname: null })).toMatch(/<h1[^>]*>Your account<\/h1>/);
  });

  it('shows the credits', () => {
    expect(renderAccount({ credits: 1200 })).toMatch(/class="figure">1,200<\/span> Credits/);
  });

  it('switches the newsletter on only once it is confirmed, and shows a pending confirmation', () => {
    expect(renderAccount()).toMatch(/role="switch" aria-checked="false"/);
    expect(renderAccount()).toContain('Not confirmed yet.');
    expect(renderAccount({ newsletter: 'active' })).toMatch(/role="switch" aria-checked="true"/);
  });

  it('lists the registered robots and links to registration where the edition has it', () => {
    expect(renderAccount()).toContain('Flagship Megatron');
    expect(renderAccount()).toContain('Bought on Nov 1, 2026 from KINETRA shop');
    expect(renderAccount()).toContain('href="/us/product-registration"');
    expect(renderAccount({}, { hrefs: { home: '/jp', login: '/jp/login', register: undefined } })).not.toContain(
      'Register a robot',
    );
  });

  it('offers neither newsletter nor password to an account without an email address', () => {
    const html = renderAccount({ email: null, phone: '+*********8000' });
    expect(html).toContain('+*********8000');
    expect(html).not.toContain('role="switch"');
    expect(html).not.toContain('Set a password');
  });

  it('warns when the profile may be out of date', () => {
    expect(renderAccount()).not.toContain('Failed to load data.');
    expect(renderAccount({}, {}, true)).toContain('Failed to load data.');
  });

  it('does not show the final delete button at first', () => {
    expect(renderAccount()).not.toContain('Delete for good');
  });
});

describe('goodbye', () => {
  it('links to the home page', () => {
    const html = renderToStaticMarkup(
      <Goodbye headingId="account-heading" words={accountExample.words.goodbye} home="/us" />,
    );
    expect(html).toMatch(/<h1[^>]*>Goodbye\.<\/h1>.*href="\/us"/);
  });
});
