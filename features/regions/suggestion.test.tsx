import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { messageQueue } from '#browser/toolbox/message-queue.ts';
import { hrefOf, showOnPage } from '#tests/support/components/show-on-page.tsx';
import { examplePage } from '#tests/support/examples/page.examples.ts';
import { suggestEdition } from './suggestion.browser.ts';
import { Suggestion } from './suggestion.tsx';

const { dataset } = document.documentElement;
const suggestion = {
  href: '/de',
  label: 'Region',
  text: 'Nach Deutschland?',
  action: 'Wechseln',
  dismiss: 'Bleiben',
  lang: 'de-DE',
};
const fetchSuggestion = vi.fn<typeof fetch>();

const setCookie = (country: string) => {
  // biome-ignore lint/suspicious/noDocumentCookie: the site reads it from there
  document.cookie = `country=${country}`;
};

/** A visitor from `country` opens a page of an edition where the suggestion has its place. */
async function open(edition: string, country: string): Promise<void> {
  dataset.edition = edition;
  dataset.message = 'suggestion';
  setCookie(country);
  fetchSuggestion.mockClear();
  showOnPage(<Suggestion page={examplePage()} />);
  await suggestEdition();
}

beforeEach(() => {
  vi.stubGlobal('fetch', fetchSuggestion);
  fetchSuggestion.mockImplementation(async () => Response.json(suggestion));
});
afterEach(() => {
  vi.unstubAllGlobals();
  setCookie('; max-age=0');
  messageQueue.end('suggestion');
  delete dataset.edition;
});

test('suggests the edition of the country until the visitor declines', async () => {
  await open('us', 'DE');
  expect(screen.getByRole('region', { name: 'Region' }).textContent).toContain('Nach Deutschland?');
  expect(hrefOf('Wechseln')).toBe('/de');
  expect(String(fetchSuggestion.mock.calls[0]?.[0])).toContain('edition=us&slug=choose-your-region&country=DE');
  await userEvent.click(screen.getByRole('button', { name: 'Bleiben' }));
  expect(dataset.message).toBeUndefined();
  await open('us', 'DE');
  expect(fetchSuggestion).not.toHaveBeenCalled();
});

test('suggests the chooser where the page cannot be read, and still another edition once that is declined', async () => {
  await open('cn', 'BR');
  await userEvent.click(screen.getByRole('button', { name: 'Bleiben' }));
  await open('cn', 'BR');
  expect(fetchSuggestion).not.toHaveBeenCalled();
  await open('us', 'DE');
  expect(screen.getByText('Nach Deutschland?')).toBeTruthy();
});

test.each([
  ['is already there', 'de', 'DE'],
  ['comes from an unknown country', 'us', ''],
  ['is on a page of no edition', '', 'DE'],
])('suggests nothing to a visitor who %s', async (_who, edition, country) => {
  await open(edition, country);
  expect(fetchSuggestion).not.toHaveBeenCalled();
  expect(dataset.message).toBeUndefined();
});
