import { expect } from 'vitest';
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
import { messagesOf } from '../support/current-page.ts';
import { waitForHydration } from '../support/keyboard.ts';
import { pageProblems } from '../support/page-checks.ts';
import type { Screen, Visitors } from '../support/visitors.ts';

/** Expects that every step of the login is accessible and fits the screen. */
export async function expectFittingLogin(fixture: Visitors, edition: EditionCode, screen: Screen): Promise<void> {
  const visitor = await fixture.newVisitor(screen);
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
export async function expectFittingAccount(fixture: Visitors, edition: EditionCode, screen: Screen): Promise<void> {
  const visitor = await fixture.newVisitor(screen);
  const { page, open } = visitor;
  const { words } = accountWords(edition);
  await becomeMember(visitor, fixture.site(), edition, `account.${screen}@example.com`);
  await open(accountPath(edition));
  await page.locator('[data-account]').waitFor();
  expect(await pageProblems(visitor)).toEqual([]);
  await buttonOf(page, words.password.set).click();
  await fieldOf(page, words.password.code).waitFor();
  await buttonOf(page, words.remove.start).click();
  expect(await pageProblems(visitor)).toEqual([]);
}

/** Expects that a German page with a form that shows errors is accessible and fits the screen. */
export async function expectFittingErrors(
  fixture: Visitors,
  slug: string,
  island: string,
  screen: Screen,
): Promise<void> {
  const visitor = await fixture.newVisitor(screen);
  const { page, open } = visitor;
  await open(pagePath({ edition: 'de', slug }));
  await waitForHydration(page, island);
  expect(await pageProblems(visitor)).toEqual([]);
  await page.getByRole('main').locator('button[type="submit"]').click();
  await page.getByRole('main').locator('[aria-invalid="true"]').first().waitFor();
  expect(await pageProblems(visitor)).toEqual([]);
}
