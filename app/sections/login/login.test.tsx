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

  it('begins with a code by mail, which registers too', () => {
    expect(html).toMatch(/role="tab"[^>]*aria-selected="true"[^>]*>Code by email</);
    expect(html).toContain('It makes you an account, with 200 Credits.');
    expect(html).toMatch(/<input[^>]*type="email"[^>]*autoComplete="username"/);
  });

  it('never puts what is typed into an address, also when it is sent before the script has come', () => {
    expect(html).toMatch(/<form[^>]*method="post"/);
  });

  it('names the tabs and the panel that they show', () => {
    const [, panel] = /role="tabpanel" id="([^"]+)"/.exec(html) ?? [];
    expect(html.match(new RegExp(`role="tab"[^>]*aria-controls="${panel}"`, 'g'))).toHaveLength(2);
  });

  it('carries words of at most 8 KB into the browser', () => {
    const [, props = ''] = /props="([^"]*)"/.exec(html) ?? [];
    expect(props.length).toBeLessThan(8 * 1024);
  });

  it('says what is needed where there is no JavaScript', () => {
    expect(html).toContain('<noscript><p>Logging in needs JavaScript.</p></noscript>');
  });

  it('links what is agreed to', () => {
    expect(html).toContain('You accept the <a href="/us/terms-use">Terms of Use</a>.');
  });

  it('begins with a text message where there are any, and the mail second', () => {
    const byPhone = renderToStaticMarkup(<LoginSection section={loginByPhoneExample} />);
    expect(byPhone.match(/role="tab"/g)).toHaveLength(3);
    expect(byPhone).toMatch(/aria-selected="true"[^>]*>Phone</);
    expect(byPhone).toMatch(/<input[^>]*type="tel"[^>]*autoComplete="tel"/);
  });
});
