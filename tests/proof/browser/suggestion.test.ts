import { expect, test } from 'vitest';
import { expectGermanSuggestion, suggestionOf, visitorFrom } from '../../browser/pages/suggestion-visits.ts';
import { visitors } from '../../browser/support/visitors.ts';

const fixture = visitors();

test.each(['desktop'] as const)(
  'suggests the German edition, in German, to a visitor of the American one (%s)',
  (screen) => expectGermanSuggestion(fixture, screen),
);

test('shows and requests no suggestion in the edition of the visitor’s country', async () => {
  const visitor = await visitorFrom(fixture, 'US');
  const suggestionRequest = visitor.page.waitForRequest('**/ssr/suggestion*', { timeout: 2500 }).catch(() => undefined);
  await visitor.open('/us');
  expect(await suggestionRequest).toBeUndefined();
  expect(await suggestionOf(visitor).isHidden()).toBe(true);
});
