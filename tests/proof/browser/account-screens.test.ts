import { expect, test } from 'vitest';
import type { EditionCode } from '#core/place/editions.ts';
import { pagePath } from '#core/place/place.ts';
import {
  expectFittingAccount,
  expectFittingErrors,
  expectFittingLogin,
} from '../../browser/account/account-screens.ts';
import { buttonOf } from '../../browser/support/account-journeys.ts';
import { currentSection } from '../../browser/support/current-page.ts';
import { waitForHydration } from '../../browser/support/keyboard.ts';
import { pageProblems } from '../../browser/support/page-checks.ts';
import { type Screen, visitors } from '../../browser/support/visitors.ts';

const fixture = visitors();
const { newVisitor } = fixture;
const screens: Screen[] = ['desktop', 'phone'];

const places = (['de', 'jp'] satisfies EditionCode[]).flatMap((edition) =>
  screens.map((screen) => [edition, screen] as const),
);

test.each(places)('every step of the login is accessible and fits the screen (%s, %s)', (edition, screen) =>
  expectFittingLogin(fixture, edition, screen),
);

test.each(places)(
  'the account page is accessible and fits the screen, with its forms open (%s, %s)',
  (edition, screen) => expectFittingAccount(fixture, edition, screen),
);

test.each(places)(
  'the page that confirms a subscription is accessible and fits the screen (%s, %s)',
  async (edition, screen) => {
    const visitor = await newVisitor(screen);
    const { page, open } = visitor;
    const { words } = currentSection(edition, 'newsletter/confirm', 'mail-link');
    await open(`${pagePath({ edition, slug: 'newsletter/confirm' })}?token=made-up`);
    await waitForHydration(page, 'mail-link-form');
    expect(await pageProblems(visitor)).toEqual([]);
    await buttonOf(page, words.button).click();
    await page.getByRole('heading', { name: words.spent.title }).waitFor();
    expect(await pageProblems(visitor)).toEqual([]);
  },
);

test.each(
  screens.flatMap((screen) => [
    ['product-registration', 'registration-form', screen] as const,
    ['return-manufacturer', 'service-form', screen] as const,
  ]),
)('%s with errors is accessible and fits the screen (%s, %s)', (slug, island, screen) =>
  expectFittingErrors(fixture, slug, island, screen),
);
