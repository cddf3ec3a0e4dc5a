import { expect, test } from 'vitest';
import type { Request } from '#contract/account/calls.ts';
import { callApi } from '../../support/accounts/call-api.ts';
import { realSite } from '../../support/site/real-site.ts';
import { countCalls, fieldOf, loginWords } from '../support/account-journeys.ts';
import { currentPage, messagesOf } from '../support/current-page.ts';
import { containsFocus, hasFocus, waitForHydration } from '../support/keyboard.ts';
import { offerDialog, readingSeconds, readPage, visitorWithClock } from '../support/offer-visits.ts';
import { accessibilityProblems } from '../support/page-checks.ts';
import { visitors } from '../support/visitors.ts';
import { expectDiscountCode } from './discount-code.ts';

const fixture = visitors();
const { site } = fixture;
const offer = currentPage('us', '').shell.newcomerOffer;
if (!offer) throw new Error('the us edition has no offer for new visitors');

test('offers a new visitor the discount once, requires agreement, and leads to an account', async () => {
  const visitor = await visitorWithClock(fixture, 'desktop');
  const { page } = visitor;
  const { form } = offer;
  const { subscribe } = messagesOf('us');
  await readPage(visitor, '/us', readingSeconds - 5);
  expect(await offerDialog(page).isVisible()).toBe(false);
  await page.clock.runFor(8_000);
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
  if (realSite.regions.us.newCustomerCode) await expectDiscountCode(fixture, visitor, 'us', 'new.visitor@example.com');
});

test('does not show the offer again after it was closed', { tags: 'every-browser' }, async () => {
  const visitor = await visitorWithClock(fixture, 'phone');
  const { page } = visitor;
  await readPage(visitor, '/us');
  await offerDialog(page).waitFor();
  await page.keyboard.press('Escape');
  await offerDialog(page).waitFor({ state: 'hidden' });
  await readPage(visitor, '/us');
  expect(await offerDialog(page).isVisible()).toBe(false);
});

test.each(['/de'])('shows no offer at %s', { tags: 'nightly' }, async (path) => {
  const visitor = await visitorWithClock(fixture, 'desktop');
  await readPage(visitor, path);
  expect(await offerDialog(visitor.page).count()).toBe(0);
});
