import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { loginByPhoneExample, loginExample } from './login.examples.ts';
import { LoginSection } from './login.tsx';

const html = renderToStaticMarkup(<LoginSection section={loginExample} />);

describe('the login', () => {
  it('has the heading of the page', () => {
    expect(html).toMatch(/<section[^>]*aria-labelledby="login-heading"/);
    expect(html).toMatch(/<h1[^>]*id="login-heading"[^>]*>Log in or register<\/h1>/);
  });

  it('starts with a code by email, which registers too', () => {
    expect(html).toMatch(/role="tab"[^>]*aria-selected="true"[^>]*>Code by email</);
    expect(html).toContain('It makes you an account, with 200 Credits.');
    expect(html).toMatch(/<input[^>]*type="email"[^>]*autoComplete="username"/);
  });

  it('never puts typed text into the address, even when the form is sent before hydration', () => {
    expect(html).toMatch(/<form[^>]*method="post"/);
  });

  it('links the tabs with their panel', () => {
    const [, panel] = /role="tabpanel" id="([^"]+)"/.exec(html) ?? [];
    expect(html.match(new RegExp(`role="tab"[^>]*aria-controls="${panel}"`, 'g'))).toHaveLength(2);
  });

  it('explains that JavaScript is needed', () => {
    expect(html).toContain('<noscript><p>Logging in needs JavaScript.</p></noscript>');
  });

  it('links the terms that the visitor agrees to', () => {
    expect(html).toContain('You accept the <a href="/us/terms-use">Terms of Use</a>.');
  });

  it('has an empty box for each statement that must be ticked', () => {
    const consents = [['I accept the ', { label: 'Terms of Use', href: '/kr/terms-use' }], ['I consent.']];
    const withBoxes = renderToStaticMarkup(
      <LoginSection section={{ ...loginExample, agreement: undefined, consents }} />,
    );
    expect(withBoxes.match(/<input[^>]*type="checkbox"[^>]*>/g)).toHaveLength(2);
    expect(withBoxes).not.toMatch(/checked/);
    expect(withBoxes).toContain('<a href="/kr/terms-use">Terms of Use</a>');
  });

  it('starts with a text message where the edition has them, followed by email', () => {
    const byPhone = renderToStaticMarkup(<LoginSection section={loginByPhoneExample} />);
    expect(byPhone.match(/role="tab"/g)).toHaveLength(3);
    expect(byPhone).toMatch(/aria-selected="true"[^>]*>Phone</);
    expect(byPhone).toMatch(/<input[^>]*type="tel"[^>]*autoComplete="tel"/);
  });
});
