import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { type FakeResponse, fakeBrowser } from '#browser/session/fake-browser.examples.ts';
import { hydrateIsland } from '#tests/support/components/hydrate-island.ts';
import { showOnPage } from '#tests/support/components/show-on-page.tsx';
import { exampleWords } from '#tests/support/examples/words.examples.ts';
import { type MailLinkValue, mailLink } from './mail-link.ts';
import { MailLinkSection } from './mail-link.tsx';
import { Island } from './mail-link-form.island.tsx';

const { noScript, ...words } = exampleWords(mailLink.words);
const showLink = (act: MailLinkValue['act'] = 'confirm') =>
  showOnPage(
    <MailLinkSection
      section={{ id: 'link', kind: 'mail-link', act, noScript, givesCode: true, edition: 'us', words }}
    />,
  );

describe('the page of a mail’s link', () => {
  it('explains its button, and acts only on a press of it, not when it is opened', () => {
    showLink();
    const heading = screen.getByRole('heading', { level: 1, name: 'heading' });
    expect(heading.nextElementSibling?.textContent).toMatch('lead');
    const { form } = screen.getByRole<HTMLButtonElement>('button', { name: /button/ });
    expect(form?.method).toBe('post');
    expect(screen.queryByText('done.title')).toBeNull();
  });

  it('offers the newsletter only where the mail is about it', () => {
    const props = () => document.querySelector('x-island')?.getAttribute('props');
    showLink();
    expect(props()).toContain('"newsletter":');
    showLink('confirmNotice');
    expect(props()).not.toContain('"newsletter":');
  });
});

describe('a mail’s link', () => {
  /** Presses the button of a mail's link that the API answers so. Returns the state of the page afterwards. */
  async function press(
    response: FakeResponse,
    { act, search = '?utm=mail&token=%20abc%20' }: { act?: MailLinkValue['act']; search?: string } = {},
  ) {
    const { receivedCalls } = fakeBrowser({ api: () => response, pathname: `/us/link${search}` });
    showLink(act);
    await hydrateIsland('mail-link-form', Island);
    const button = screen.queryByRole('button', { name: /button/ });
    if (button) await userEvent.click(button);
    const state = document.querySelector<HTMLElement>('[data-state]')?.dataset.state;
    return { state, offersForm: screen.queryByRole('textbox') !== null, calls: receivedCalls.map(({ body }) => body) };
  }

  const success = { code: 2000, data: {} };

  it('sends its token, and offers the form to visitors who have unsubscribed', async () => {
    expect(await press(success)).toEqual({ state: 'done', offersForm: false, calls: [{ token: 'abc' }] });
    expect(await press(success, { act: 'unsubscribe' })).toMatchObject({ state: 'done', offersForm: true });
  });

  it.each(['', '?token=', '?token=%20', '?tok=abc'])('has no token if part of it was lost: %s', async (search) => {
    expect(await press(success, { search })).toEqual({ state: 'missing', offersForm: true, calls: [] });
  });

  it.each([4010, 4000])('is dead if the API does not know it, with %s, and offers a new one', async (code) => {
    expect(await press({ code })).toMatchObject({ state: 'spent', offersForm: true });
    expect(await press({ code }, { act: 'unsubscribe' })).toMatchObject({ state: 'spent', offersForm: false });
  });

  it.each([5003, 5000, 4029, 1])('is not dead if the API is unavailable: %s', async (code) => {
    expect(await press({ code })).toMatchObject({ state: 'ready', offersForm: false });
  });
});
