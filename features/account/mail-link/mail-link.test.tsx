import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { showOnPage } from '#tests/support/components/show-on-page.tsx';
import { confirmExample, confirmNoticeExample } from './mail-link.examples.ts';
import { MailLinkSection } from './mail-link.tsx';
import { isDeadLink, readToken, showsSubscribeForm } from './mail-link-state.browser.ts';

describe('the page of a mail’s link', () => {
  const show = (section = confirmExample) => showOnPage(<MailLinkSection section={section} />);

  it('explains its button, and acts only on a press of it, not when it is opened', () => {
    show();
    const heading = screen.getByRole('heading', { level: 1, name: 'One press to go.' });
    expect(heading.nextElementSibling?.textContent).toMatch(/^Confirm that the newsletter/);
    const { form } = screen.getByRole<HTMLButtonElement>('button', { name: /Confirm subscription/ });
    expect(form?.method).toBe('post');
    expect(screen.queryByText('You are on the list.')).toBeNull();
  });

  it('offers the newsletter only where the mail is about it', () => {
    const props = () => document.querySelector('x-island')?.getAttribute('props');
    show();
    expect(props()).toContain('"newsletter":');
    show(confirmNoticeExample);
    expect(props()).not.toContain('"newsletter":');
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
