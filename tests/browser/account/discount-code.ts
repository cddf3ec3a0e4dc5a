import { expect } from 'vitest';
import { type EditionCode, editions } from '#core/place/editions.ts';
import { pagePath } from '#core/place/place.ts';
import { formatMoney } from '#core/words/money.ts';
import { formatPercent } from '#core/words/percent.ts';
import { discountLink } from '#main/accounts/account-policy.ts';
import { outboxOf } from '../../support/accounts/call-api.ts';
import { realSite } from '../../support/site/real-site.ts';
import {
  accountPath,
  accountWords,
  askForCode,
  buttonOf,
  codeSentTo,
  enterCode,
  loginWords,
} from '../support/account-journeys.ts';
import { currentSection, messagesOf } from '../support/current-page.ts';
import { footerForm } from '../support/newsletter-form.ts';
import type { Visitor, Visitors } from '../support/visitors.ts';

/**
 * Follows the confirmation mail of a visitor who has subscribed, registers the address, and expects the same discount
 * code on the page that confirms, in the mail and in the account, which also lists the Credits.
 */
export async function expectDiscountCode(
  { site }: Visitors,
  visitor: Visitor,
  edition: EditionCode,
  email: string,
): Promise<void> {
  const { page, open } = visitor;
  const { lang } = editions[edition];
  const { words: confirmWords } = currentSection(edition, 'newsletter/confirm', 'mail-link');
  const { words, credits } = accountWords(edition);
  const { rewards, format } = messagesOf(edition);
  const { newCustomerCode } = realSite.regions[edition];
  const percent = formatPercent(newCustomerCode?.percent ?? 0, lang);

  const [confirmation] = await outboxOf(site().origin, email);
  const token = confirmation?.values.token ?? '';
  await open(`${pagePath({ edition, slug: 'newsletter/confirm' })}?${new URLSearchParams({ token })}`);
  expect(await page.locator('[data-discount-code]').count()).toBe(0);
  await buttonOf(page, confirmWords.button).click();
  const card = page.locator('[data-discount-code="valid"]');
  await card.getByText(format(rewards.percentOff, { percent }), { exact: true }).waitFor();
  const [code = ''] = /KIN-\w{5}-\w{5}/.exec((await card.textContent()) ?? '') ?? [];
  const link = discountLink(realSite, edition, code);
  expect(await card.getByRole('link').getAttribute('href')).toBe(link);
  const [welcome] = await outboxOf(site().origin, email);
  expect([welcome?.template, welcome?.text]).toEqual(['subscribed', expect.stringContaining(link)]);

  await askForCode(visitor, edition, email);
  await enterCode(page, edition, await codeSentTo(site(), email));
  await buttonOf(page, loginWords(edition).words.welcome.submit).click();
  await page.waitForURL(`**${accountPath(edition)}`);
  await card.getByText(code, { exact: true }).waitFor();
  expect(await card.getByRole('link').getAttribute('href')).toBe(link);
  const signUpCredits = new Intl.NumberFormat(lang, { signDisplay: 'always' }).format(realSite.settings.signUpCredits);
  expect(await page.locator('[data-ledger] li').allTextContents()).toEqual([
    expect.stringContaining(rewards.signUp + signUpCredits),
  ]);
  await page.getByRole('main').getByText(credits.worth, { exact: true }).waitFor();
  await page.getByRole('main').getByText(words.rewards.used, { exact: true }).waitFor();

  const { smallestExchange } = credits;
  const times = Math.floor(realSite.settings.signUpCredits / smallestExchange.credits);
  const spent = new Intl.NumberFormat(lang).format(times * smallestExchange.credits);
  const amount = formatMoney(times * smallestExchange.amount, edition);
  await buttonOf(page, format(rewards.exchange, { credits: spent, amount })).click();
  await card.getByText(format(rewards.amountOff, { amount }), { exact: true }).waitFor();
  expect(await page.locator('[data-ledger] li').count()).toBe(2);
  expect(await card.count()).toBe(2);

  const { email: field, submit, done, words: form } = footerForm(page, edition);
  await field.fill('friend@example.com');
  await submit.click();
  await done.getByText(form.success, { exact: true }).waitFor();
  expect(await done.getByRole('link').count()).toBe(0);
}
