import { expect } from 'vitest';
import { type EditionCode, editions } from '#core/place/editions.ts';
import { realSite } from '../../support/site/real-site.ts';
import {
  accountPath,
  accountWords,
  askForCode,
  buttonOf,
  codeSentTo,
  enterCode,
  fieldOf,
  headerLink,
  loginWords,
} from '../support/account-journeys.ts';
import { currentPage, messagesOf } from '../support/current-page.ts';
import type { Visitors } from '../support/visitors.ts';

/** Registers by a code from a mail, and expects a welcome with credits and then the account page. */
export async function expectRegistration(fixture: Visitors, edition: EditionCode): Promise<void> {
  const signUpCredits = new Intl.NumberFormat(editions[edition].lang).format(realSite.settings.signUpCredits);
  const visitor = await fixture.newVisitor('desktop');
  const { page, troubles } = visitor;
  const { words } = loginWords(edition);
  const { codes, form, account: accountMessages, format } = messagesOf(edition);
  const email = `newcomer.${edition}@example.com`;
  await askForCode(visitor, edition, email);
  const [before, after] = format(codes.sent, { address: email, time: '|' }).split('|');
  await page
    .getByText(before ?? '')
    .and(page.getByText(after ?? ''))
    .waitFor();
  await enterCode(page, edition, await codeSentTo(fixture.site(), email));

  await page.getByRole('heading', { name: words.welcome.heading }).waitFor();
  expect(await page.getByRole('main').textContent()).toContain(`${signUpCredits} ${words.welcome.credits}`);
  await fieldOf(page, `${words.welcome.nickname} ${form.optional}`).fill('Robin');
  await buttonOf(page, words.welcome.submit).click();

  await page.waitForURL(`**${accountPath(edition)}`);
  await page.getByRole('heading', { level: 1, name: format(accountMessages.greeting, { name: 'Robin' }) }).waitFor();
  const { words: account } = accountWords(edition);
  expect(await page.locator('[data-account] > header').textContent()).toContain(`${signUpCredits} ${account.credits}`);
  await page.getByText(email, { exact: true }).waitFor();
  await headerLink(page, `Robin, ${currentPage(edition, '').shell.account?.label}`).waitFor();
  expect(troubles).toEqual([]);
}
