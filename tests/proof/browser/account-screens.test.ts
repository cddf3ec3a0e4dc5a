import { expect, test } from 'vitest';
import type { EditionCode } from '#rules/place/editions.ts';
import { pathOf } from '#rules/place/place.ts';
import {
  accountPath,
  accountWords,
  askForCode,
  becomeMember,
  buttonOf,
  fieldOf,
  loginWords,
} from '../../browser/support/account-journeys.ts';
import { currentSection } from '../../browser/support/current-page.ts';
import { waitForHydration } from '../../browser/support/keyboard.ts';
import { pageProblems } from '../../browser/support/page-checks.ts';
import type { Screen } from '../../browser/support/visitors.ts';
import { visitors } from '../../browser/support/visitors.ts';

const { newVisitor, site } = visitors();
const screens: Screen[] = ['desktop', 'phone'];

const places = (['de', 'jp'] satisfies EditionCode[]).flatMap((edition) =>
  screens.map((screen) => [edition, screen] as const),
);

test.each(places)('every step of the login is accessible and fits the screen (%s, %s)', async (edition, screen) => {
  const visitor = await newVisitor(screen);
  const { page, open } = visitor;
  const { words, errorTexts } = loginWords(edition);
  await open(pathOf({ edition, slug: 'login' }));
  await waitForHydration(page, 'loginFlow');
  expect(await pageProblems(visitor)).toEqual([]);
  await buttonOf(page, words.send).click();
  await page.getByText(errorTexts.email, { exact: true }).waitFor();
  expect(await pageProblems(visitor)).toEqual([]);
  await page.getByRole('tab', { name: words.password.tab }).click();
  expect(await pageProblems(visitor)).toEqual([]);
  await askForCode(visitor, edition, `axe.${screen}@example.com`);
  expect(await pageProblems(visitor)).toEqual([]);
});

test.each(places)(
  'the account page is accessible and fits the screen, with its forms open (%s, %s)',
  async (edition, screen) => {
    const visitor = await newVisitor(screen);
    const { page, open } = visitor;
    const { words } = accountWords(edition);
    await becomeMember(visitor, site(), edition, `account.${screen}@example.com`);
    await open(accountPath(edition));
    await page.locator('[data-account]').waitFor();
    expect(await pageProblems(visitor)).toEqual([]);
    await buttonOf(page, words.password.set).click();
    await fieldOf(page, words.password.code).waitFor();
    await buttonOf(page, words.remove.start).click();
    expect(await pageProblems(visitor)).toEqual([]);
  },
);

test.each(places)(
  'the page that confirms a subscription is accessible and fits the screen (%s, %s)',
  async (edition, screen) => {
    const visitor = await newVisitor(screen);
    const { page, open } = visitor;
    const { words } = currentSection(edition, 'newsletter/confirm', 'mail-link');
    await open(`${pathOf({ edition, slug: 'newsletter/confirm' })}?token=made-up`);
    await waitForHydration(page, 'mailLinkForm');
    expect(await pageProblems(visitor)).toEqual([]);
    await buttonOf(page, words.button).click();
    await page.getByRole('heading', { name: words.spent.title }).waitFor();
    expect(await pageProblems(visitor)).toEqual([]);
  },
);

test.each(
  screens.flatMap((screen) => [
    ['product-registration', 'registrationForm', screen] as const,
    ['return-manufacturer', 'serviceForm', screen] as const,
  ]),
)('%s with errors is accessible and fits the screen (%s, %s)', async (slug, island, screen) => {
  const visitor = await newVisitor(screen);
  const { page, open } = visitor;
  await open(pathOf({ edition: 'de', slug }));
  await waitForHydration(page, island);
  expect(await pageProblems(visitor)).toEqual([]);
  await page.getByRole('main').locator('button[type="submit"]').click();
  await page.getByRole('main').locator('[aria-invalid="true"]').first().waitFor();
  expect(await pageProblems(visitor)).toEqual([]);
});
