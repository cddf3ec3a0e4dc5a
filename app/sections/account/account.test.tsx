import { renderToStaticMarkup } from 'react-dom/server';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { accountExample, exampleProfile } from './account.examples.ts';
import { AccountSection } from './account.tsx';
import { AccountView } from './account-view.tsx';
import { Goodbye } from './goodbye.tsx';

const nothing = async () => {};
const view = (
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
      onRetry={nothing}
      onLeave={nothing}
      onDeleted={nothing}
    />,
  );

beforeAll(() => vi.stubGlobal('document', { documentElement: { lang: 'en-US' } }));
afterAll(() => vi.unstubAllGlobals());

describe('the account as the server renders it', () => {
  const html = renderToStaticMarkup(<AccountSection section={accountExample} />);

  it('has the heading of the page', () => {
    expect(html).toMatch(/<h1[^>]*id="account-heading"[^>]*>Your account<\/h1>/);
  });

  it('carries words of at most 8 KB into the browser', () => {
    const [, props = ''] = /props="([^"]*)"/.exec(html) ?? [];
    expect(props.length).toBeLessThan(8 * 1024);
  });

  it('is the same for everybody: rows that wait', () => {
    expect(html).toContain('data-skeleton');
    expect(html).not.toContain('data-account');
  });

  it('says what is needed where there is no JavaScript', () => {
    expect(html).toContain('<noscript><p>Your account needs JavaScript.</p></noscript>');
  });
});

describe('the account of somebody', () => {
  it('greets by nickname, where there is one', () => {
    expect(view()).toMatch(/<h1[^>]*id="account-heading"[^>]*>Hello, Robin\.<\/h1>/);
    expect(view({ nickname: null })).toMatch(/<h1[^>]*>Your account<\/h1>/);
  });

  it('shows the credits', () => {
    expect(view({ credits: 1200 })).toMatch(/class="figure">1,200<\/span> Credits/);
  });

  it('has the newsletter on only when it is confirmed, and says what is left to do', () => {
    expect(view()).toMatch(/role="switch" aria-checked="false"/);
    expect(view()).toContain('Not confirmed yet.');
    expect(view({ newsletter: 'active' })).toMatch(/role="switch" aria-checked="true"/);
  });

  it('names the registered robots, and leads to registering another where that can be done', () => {
    expect(view()).toContain('Flagship Megatron');
    expect(view()).toContain('Bought on Nov 1, 2026 from KINETRA shop');
    expect(view()).toContain('href="/us/product-registration"');
    expect(view({}, { hrefs: { home: '/jp', login: '/jp/login', register: undefined } })).not.toContain(
      'Register a robot',
    );
  });

  it('offers neither newsletter nor password to an account without e-mail address', () => {
    const html = view({ email: null, phone: '+*********8000' });
    expect(html).toContain('+*********8000');
    expect(html).not.toContain('role="switch"');
    expect(html).not.toContain('Set a password');
  });

  it('says when what is shown may be old', () => {
    expect(view()).not.toContain('Failed to load data.');
    expect(view({}, {}, true)).toContain('Failed to load data.');
  });

  it('does not delete anything at the first button', () => {
    expect(view()).not.toContain('Delete for good');
  });
});

describe('goodbye', () => {
  it('leads home', () => {
    const html = renderToStaticMarkup(
      <Goodbye headingId="account-heading" words={accountExample.words.goodbye} home="/us" />,
    );
    expect(html).toMatch(/<h1[^>]*>Goodbye\.<\/h1>.*href="\/us"/);
  });
});
