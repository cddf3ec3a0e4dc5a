import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { examplePage } from '../../context/page.examples.ts';
import { PageContext } from '../../context/page-context.tsx';
import { confirmExample } from './mail-link.examples.ts';
import { MailLinkSection } from './mail-link.tsx';
import { isDeadLink, offersForm, tokenIn } from './mail-link-state.ts';

describe('page of a mail’s link', () => {
  const html = renderToStaticMarkup(
    <PageContext value={examplePage({ slug: 'newsletter/confirm' })}>
      <MailLinkSection section={confirmExample} />
    </PageContext>,
  );

  it('acts by a button alone: opening its address does nothing', () => {
    expect(html).toMatch(/<form[^>]*method="post"[^>]*>.*<button type="submit"[^>]*>.*Confirm subscription/);
    expect(html).not.toContain('You are on the list.</h1>');
  });

  it('says first what the button does', () => {
    expect(html).toMatch(/<h1[^>]*>One press to go\.<\/h1><p[^>]*>Confirm that the newsletter/);
  });
});

describe('link of a mail', () => {
  it('carries a token, or part of it was lost', () => {
    expect(tokenIn('?token=abc.def')).toBe('abc.def');
    expect(tokenIn('?utm=mail&token=%20abc%20')).toBe('abc');
    for (const search of ['', '?token=', '?token=%20', '?tok=abc']) expect(tokenIn(search)).toBeUndefined();
  });

  it('is dead when the API does not know it, and not when the API is away', () => {
    for (const answer of ['linkExpired', 'invalid'] as const) expect(isDeadLink({ answer })).toBe(true);
    for (const answer of ['storeAway', 'server', 'tooMany', undefined] as const)
      expect(isDeadLink({ answer })).toBe(false);
  });

  it('offers to subscribe where that mends a link, and to those who have left', () => {
    expect((['ready', 'done', 'spent', 'missing'] as const).filter((state) => offersForm('confirm', state))).toEqual([
      'spent',
      'missing',
    ]);
    expect(
      (['ready', 'done', 'spent', 'missing'] as const).filter((state) => offersForm('unsubscribe', state)),
    ).toEqual(['done']);
  });
});
