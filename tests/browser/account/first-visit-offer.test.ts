import type { Locator, Page } from 'playwright-core';
import { expect, test } from 'vitest';
import type { Request } from '#contract/account/calls.ts';
import { type EditionCode, editions } from '#core/place/editions.ts';
import { pagePath } from '#core/place/place.ts';
import { formatMoney } from '#core/words/money.ts';
import { formatPercent } from '#core/words/percent.ts';
import { discountLink } from '#main/accounts/account-policy.ts';
import { callApi, outboxOf } from '../../support/accounts/call-api.ts';
import { realSite } from '../../support/site/real-site.ts';
import {
  accountPath,
  accountWords,
  askForCode,
  buttonOf,
  codeSentTo,
  countCalls,
  enterCode,
  fieldOf,
  loginWords,
} from '../support/account-journeys.ts';
import { currentPage, currentSection, messagesOf } from '../support/current-page.ts';
import { containsFocus, hasFocus, waitForHydration } from '../support/keyboard.ts';
import { footerForm } from '../support/newsletter-form.ts';
import { accessibilityProblems } from '../support/page-checks.ts';
import { type Screen, type Visitor, visitors } from '../support/visitors.ts';

const { newVisitor, site } = visitors();

/** Seconds of reading after which the offer opens. */
const readingSeconds = 20;

const offerDialog = (page: Page): Locator => page.locator('#newcomer');

/** A visitor whose browser clock the test can move on. */
async function visitorWithClock(screen: Screen): Promise<Visitor> {
  const visitor = await newVisitor(screen);
  await visitor.page.clock.install();
  return visitor;
}

/** Opens a page, answers the consent question where there is one, scrolls to its middle, and moves the clock on. */
async function readPage({ page, open }: Visitor, path: string, seconds = readingSeconds + 2): Promise<void> {
  await open(path);
  const notice = page.locator('[data-consent] button').first();
  await page.waitForLoadState('networkidle');
  if (await notice.isVisible()) await notice.click();
  await page.waitForFunction(() => document.readyState === 'complete');
  await page.evaluate(() => scrollTo({ top: document.body.scrollHeight / 2, behavior: 'instant' }));
  await page.clock.runFor(seconds * 1_000);
}

/**
 * Follows the confirmation mail of a visitor who has subscribed, registers the address, and expects the same discount
 * code on the page that confirms, in the mail and in the account, which also lists the Credits.
 */
async function expectDiscountCode(visitor: Visitor, edition: EditionCode, email: string): Promise<void> {
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

const offer = currentPage('us', '').shell.newcomerOffer;

if (!offer) throw new Error('the us edition has no offer for new visitors');

test('offers a new visitor the discount once, requires agreement, and leads to an account', {
  tags: 'nightly',
}, async () => {
  const visitor = await visitorWithClock('desktop');
  const { page } = visitor;
  const { form } = offer;
  const { subscribe } = messagesOf('us');
  await readPage(visitor, '/us', readingSeconds - 5);
  expect(await offerDialog(page).isVisible()).toBe(false);
  const film = await page.evaluateHandle(() => document.body.appendChild(document.createElement('video')));
  await film.evaluate((video) => void video.play());
  await page.clock.runFor(8_000);
  expect(await offerDialog(page).isVisible()).toBe(false);
  await film.evaluate((video) => video.remove());
  await page.clock.runFor(2_000);
  const dialog = page.getByRole('dialog', { name: offer.title });
  await dialog.waitFor();
  await expect.poll(() => containsFocus(dialog)).toBe(true);
  await page.clock.resume();
  expect(await accessibilityProblems(page)).toEqual([]);

  const subscribeCalls = countCalls(visitor, 'subscribe');
  const email = dialog.getByRole('textbox', { name: subscribe.label });
  const submit = dialog.getByRole('button', { name: form.submit, exact: true });
  await email.fill('robin');
  await submit.click();
  await dialog.getByText(form.invalid, { exact: true }).waitFor();
  await expect.poll(() => hasFocus(email)).toBe(true);
  await email.fill('new.visitor@example.com');
  await submit.click();
  await dialog.getByText(form.agreement?.missing ?? '', { exact: true }).waitFor();
  expect(subscribeCalls()).toBe(0);
  await expect.poll(() => hasFocus(dialog.getByRole('checkbox'))).toBe(true);
  await page.keyboard.press('Space');
  const [request] = await Promise.all([page.waitForRequest('**/subscribe/create'), submit.click()]);
  await dialog.getByText(form.success, { exact: true }).waitFor();
  await dialog.getByText(form.next?.text ?? '', { exact: true }).waitFor();
  expect(form.next?.text).toContain(String(realSite.settings.signUpCredits));
  const withoutAgreement = { ...(request.postDataJSON() as Request<'subscribe'>), agreed: false };
  expect((await callApi(site().origin, 'us', 'subscribe', withoutAgreement)).data).toMatchObject({
    fields: { agreed: expect.any(String) },
  });
  await dialog.getByRole('link', { name: form.next?.label ?? '' }).click();
  await page.waitForURL('**/us/login');
  await waitForHydration(page, 'login-flow');
  await expect
    .poll(() => fieldOf(page, loginWords('us').words.email.field).inputValue())
    .toBe('new.visitor@example.com');

  await readPage(visitor, '/us');
  expect(await offerDialog(page).isVisible()).toBe(false);
  if (realSite.regions.us.newCustomerCode) await expectDiscountCode(visitor, 'us', 'new.visitor@example.com');
});

test('does not show the offer again after it was closed', { tags: 'nightly' }, async () => {
  const visitor = await visitorWithClock('phone');
  const { page } = visitor;
  await readPage(visitor, '/us');
  await offerDialog(page).waitFor();
  await page.keyboard.press('Escape');
  await offerDialog(page).waitFor({ state: 'hidden' });
  await readPage(visitor, '/us');
  expect(await offerDialog(page).isVisible()).toBe(false);
});
