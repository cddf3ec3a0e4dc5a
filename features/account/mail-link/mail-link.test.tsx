import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { examplePage } from '#tests/support/examples/page.examples.ts';
import { PageContext } from '#ui/page-context.tsx';
import { confirmExample, confirmNoticeExample } from './mail-link.examples.ts';
import { MailLinkSection } from './mail-link.tsx';
import { isDeadLink, readToken, showsSubscribeForm } from './mail-link-state.browser.ts';

describe('the page of a mail’s link', () => {
  const html = renderToStaticMarkup(
    <PageContext value={examplePage({ slug: 'newsletter/confirm' })}>
      <MailLinkSection section={confirmExample} />
    </PageContext>,
  );

  it('acts only on a press of its button, not when it is opened', () => {
    expect(html).toMatch(/<form[^>]*method="post"[^>]*>.*<button type="submit"[^>]*>.*Confirm subscription/);
    expect(html).not.toContain('You are on the list.</h1>');
  });

  it('offers the newsletter only where the mail is about it', () => {
    const notice = renderToStaticMarkup(
      <PageContext value={examplePage({ slug: 'notices/confirm' })}>
        <MailLinkSection section={confirmNoticeExample} />
      </PageContext>,
    );
    expect(html).toContain('&quot;newsletter&quot;:');
    expect(notice).not.toContain('&quot;newsletter&quot;:');
  });

  it('explains the button first', () => {
    expect(html).toMatch(/<h1[^>]*>One press to go\.<\/h1><p[^>]*>Confirm that the newsletter/);
  });
});

describe('a mail’s link', () => {
  it('has no token if part of it was lost', () => {
    expect(readToken('?token=abc.def')).toBe('abc.def');
    expect(readToken('?utm=mail&token=%20abc%20')).toBe('abc');
    for (const search of ['', '?token=', '?token=%20', '?tok=abc']) expect(readToken(search)).toBeUndefined();
  });

  it('is dead if the API does not know it, but not if the API is unavailable', () => {
    for (const responseName of ['linkExpired', 'invalidFields'] as const)
      expect(isDeadLink({ responseName })).toBe(true);
    for (const responseName of ['storeUnavailable', 'internalError', 'tooManyRequests', undefined] as const)
      expect(isDeadLink({ responseName })).toBe(false);
  });

  it('offers the form for a new link and to visitors who have unsubscribed', () => {
    expect(
      (['ready', 'done', 'spent', 'missing'] as const).filter((state) => showsSubscribeForm('confirm', state)),
    ).toEqual(['spent', 'missing']);
    expect(
      (['ready', 'done', 'spent', 'missing'] as const).filter((state) => showsSubscribeForm('unsubscribe', state)),
    ).toEqual(['done']);
  });
});
