import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { readingSeconds } from '#app/client/shell/first-visit-offer.ts';
import type { Request } from '#rules/contract/account/calls.ts';
import { callApi } from '../support/accounts/call-api.ts';
import { becomeMember, countCalls, fieldOf, journeySettings, loginWords, shownPage } from './account-journeys.ts';
import { focusAt, hasFocus, holdsFocus, hydrated } from './keyboard.ts';
import { accessibilityProblems } from './page-checks.ts';
import { grip } from './playground-page.ts';
import type { Visitor } from './visitors.ts';
import { visitors } from './visitors.ts';

const { come, site } = visitors(journeySettings);
const offer = shownPage('us', '').shell.newcomerOffer;
if (!offer) throw new Error('new visitors of the United States are offered nothing');
const dialogOf = (page: Page) => page.locator('#newcomer');

/** Opens a page, tells the question about counting, and reads on for a while. */
async function read({ page, open }: Visitor, path: string, seconds = readingSeconds + 2): Promise<void> {
  await open(path);
  const notice = page.locator('[data-consent] button').first();
  await page.waitForTimeout(500);
  if (await notice.isVisible()) await notice.click();
  await page.waitForFunction(() => document.readyState === 'complete');
  await page.clock.runFor(seconds * 1_000);
}

/** A visitor whose clock can be turned on. */
async function comeWithClock(screen: 'desktop' | 'phone') {
  const visitor = await come(screen);
  await visitor.page.clock.install();
  return visitor;
}

test('a new visitor is offered the discount, has to agree, and is led to an account; nobody is asked again', async () => {
  const visitor = await comeWithClock('desktop');
  const { page } = visitor;
  const { form } = offer;
  await read(visitor, '/us', readingSeconds - 5);
  expect(await dialogOf(page).isVisible()).toBe(false);
  await page.clock.runFor(8_000);
  const dialog = page.getByRole('dialog', { name: offer.title });
  await dialog.waitFor();
  expect(await holdsFocus(dialog)).toBe(true);
  await page.clock.resume();
  expect(await accessibilityProblems(page)).toEqual([]);

  const sent = countCalls(visitor, 'subscribe');
  const email = dialog.getByRole('textbox', { name: form.label });
  const submit = dialog.getByRole('button', { name: form.submit, exact: true });
  await email.fill('robin');
  await submit.click();
  await dialog.getByText('Incorrect email address format.', { exact: true }).waitFor();
  expect(await hasFocus(email)).toBe(true);
  await email.fill('new.visitor@example.com');
  await submit.click();
  await dialog.getByText(form.agreement?.missing ?? '', { exact: true }).waitFor();
  expect(sent()).toBe(0);
  expect(await hasFocus(dialog.getByRole('checkbox'))).toBe(true);
  await page.keyboard.press('Space');
  const [request] = await Promise.all([page.waitForRequest('**/subscribe/create'), submit.click()]);
  await dialog.getByText(form.success, { exact: true }).waitFor();
  await dialog.getByText(form.next?.text ?? '', { exact: true }).waitFor();
  expect(form.next?.text).toContain('200 Credits');
  const withoutAgreement = { ...(request.postDataJSON() as Request<'subscribe'>), agreed: false };
  expect((await callApi(site().origin, 'us', 'subscribe', withoutAgreement)).data).toMatchObject({
    fields: { agreed: expect.any(String) },
  });
  await dialog.getByRole('link', { name: form.next?.label ?? '' }).click();
  await page.waitForURL('**/us/login');
  await hydrated(page, 'loginFlow');
  await expect
    .poll(() => fieldOf(page, loginWords('us').words.email.field).inputValue())
    .toBe('new.visitor@example.com');

  await read(visitor, '/us');
  expect(await dialogOf(page).isVisible()).toBe(false);
});

test('who closes the offer is not asked again', async () => {
  const visitor = await comeWithClock('phone');
  const { page } = visitor;
  await read(visitor, '/us');
  await dialogOf(page).waitFor();
  await page.keyboard.press('Escape');
  await dialogOf(page).waitFor({ state: 'hidden' });
  await read(visitor, '/us');
  expect(await dialogOf(page).isVisible()).toBe(false);
});

test('who is logged in, or types into a form, is not interrupted', async () => {
  const visitor = await comeWithClock('desktop');
  const { page } = visitor;
  await read(visitor, '/us', 5);
  await page.getByRole('contentinfo').getByRole('textbox').focus();
  await page.clock.runFor(30_000);
  expect(await dialogOf(page).isVisible()).toBe(false);
  await becomeMember(visitor, site(), 'us', 'member@example.com');
  await read(visitor, '/us');
  expect(await dialogOf(page).isVisible()).toBe(false);
});

test('who is at a program is not interrupted', async () => {
  const visitor = await comeWithClock('desktop');
  const { page } = visitor;
  await read(visitor, '/us/flagship-megatron#program=walk2.wave', 5);
  await focusAt(grip(page, '0'));
  await page.clock.runFor(30_000);
  expect(await dialogOf(page).isVisible()).toBe(false);
  await page.evaluate(() => (document.activeElement as HTMLElement).blur());
  await page.clock.runFor(2_000);
  expect(await dialogOf(page).isVisible()).toBe(true);
});

test.each(['/uk', '/de', '/jp', '/us/login'])('there is no offer at %s', async (path) => {
  const visitor = await comeWithClock('desktop');
  await read(visitor, path);
  expect(await dialogOf(visitor.page).count()).toBe(0);
});
