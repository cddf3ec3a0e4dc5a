import { describe, expect, test } from 'vitest';
import type { EditionCode } from '#core/place/editions.ts';
import { pagePath } from '#core/place/place.ts';
import {
  accountPath,
  accountWords,
  askForCode,
  becomeMember,
  buttonOf,
  fieldOf,
  loginWords,
} from '../support/account-journeys.ts';
import { currentSection, messagesOf } from '../support/current-page.ts';
import { waitForHydration } from '../support/keyboard.ts';
import { pageProblems } from '../support/page-checks.ts';
import { type Screen, visitors } from '../support/visitors.ts';

const { newVisitor, site } = visitors();

/** Expects that every step of the login is accessible and fits the screen. */
async function expectFittingLogin(edition: EditionCode, screen: Screen): Promise<void> {
  const visitor = await newVisitor(screen);
  const { page, open } = visitor;
  const { words } = loginWords(edition);
  await open(pagePath({ edition, slug: 'login' }));
  await waitForHydration(page, 'login-flow');
  expect(await pageProblems(visitor)).toEqual([]);
  await buttonOf(page, words.send).click();
  await page.getByText(messagesOf(edition).fields.email, { exact: true }).waitFor();
  expect(await pageProblems(visitor)).toEqual([]);
  await page.getByRole('tab', { name: words.password.tab }).click();
  expect(await pageProblems(visitor)).toEqual([]);
  await askForCode(visitor, edition, `axe.${screen}@example.com`);
  expect(await pageProblems(visitor)).toEqual([]);
}

/** Expects that the account page is accessible and fits the screen, with its forms open. */
async function expectFittingAccount(edition: EditionCode, screen: Screen): Promise<void> {
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
  // A button half below the header would count as too small.
  await page.evaluate(() => scrollTo(0, 0));
  expect(await pageProblems(visitor)).toEqual([]);
}

/** Expects that a German page with a form that shows errors is accessible and fits the screen. */
async function expectFittingErrors(slug: string, island: string, screen: Screen): Promise<void> {
  const visitor = await newVisitor(screen);
  const { page, open } = visitor;
  await open(pagePath({ edition: 'de', slug }));
  await waitForHydration(page, island);
  expect(await pageProblems(visitor)).toEqual([]);
  await page.getByRole('main').locator('button[type="submit"]').click();
  await page.getByRole('main').locator('[aria-invalid="true"]').first().waitFor();
  expect(await pageProblems(visitor)).toEqual([]);
}

/** Expects that the page that confirms a subscription is accessible and fits the screen. */
async function expectFittingConfirmation(edition: EditionCode, screen: Screen): Promise<void> {
  const visitor = await newVisitor(screen);
  const { page, open } = visitor;
  const { words } = currentSection(edition, 'newsletter/confirm', 'mail-link');
  await open(`${pagePath({ edition, slug: 'newsletter/confirm' })}?token=made-up`);
  await waitForHydration(page, 'mail-link-form');
  expect(await pageProblems(visitor)).toEqual([]);
  await buttonOf(page, words.button).click();
  await page.getByRole('heading', { name: words.spent.title }).waitFor();
  expect(await pageProblems(visitor)).toEqual([]);
}

test('every step of the login is accessible and fits the screen', { tags: 'nightly' }, () =>
  expectFittingLogin('jp', 'phone'),
);

test('the account page is accessible and fits the screen, with its forms open', { tags: 'every-browser' }, () =>
  expectFittingAccount('de', 'phone'),
);

test('a form that shows errors is accessible and fits the screen', { tags: 'nightly' }, () =>
  expectFittingErrors('product-registration', 'registration-form', 'phone'),
);

describe('other forms and wide screens', { tags: 'nightly' }, () => {
  test('the login fits a desktop', () => expectFittingLogin('de', 'desktop'));
  test('the account page fits a desktop', () => expectFittingAccount('jp', 'desktop'));
  test('a request for service fits a desktop', () =>
    expectFittingErrors('return-manufacturer', 'service-form', 'desktop'));
  test('the confirmation of a subscription fits a phone', () => expectFittingConfirmation('jp', 'phone'));
});
