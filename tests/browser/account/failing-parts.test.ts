import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { responseCodes } from '#contract/account/response-codes.ts';
import type { Fault } from '#contract/faults.ts';
import { accountPath, accountWords, becomeMember } from '../support/account-journeys.ts';
import { messagesOf } from '../support/current-page.ts';
import { hasFocus } from '../support/keyboard.ts';
import { visitors } from '../support/visitors.ts';

const fixture = visitors();

const call = '**/account/notice/list*';

/** Collects the faults that the page reports, and returns their names so far. */
async function watchFaults(page: Page): Promise<() => Promise<string[]>> {
  await page.addInitScript(() => {
    const names: string[] = [];
    addEventListener('fault', (event) => names.push((event as CustomEvent<Fault>).detail.name));
    Object.assign(globalThis, { faultNames: names });
  });
  return () => page.evaluate('faultNames');
}

/** A member who opens the account while the list of notices fails. */
async function memberWithoutNotices(email: string, breakList: (page: Page) => Promise<unknown>) {
  const visitor = await fixture.newVisitor('desktop');
  const { page, open } = visitor;
  const { words } = accountWords('us');
  const { failure, action } = messagesOf('us');
  await becomeMember(visitor, fixture.site(), 'us', email);
  const faults = await watchFaults(page);
  await breakList(page);
  await open(accountPath('us'));
  const part = page.locator('#notices');
  return {
    ...visitor,
    faults,
    message: part.getByText(failure.text, { exact: true }),
    retry: part.getByRole('button', { name: action.retry, exact: true }),
    list: part.getByText(words.notices.none.text, { exact: true }),
  };
}

test('a list that cannot be fetched says so, and is there after a retry', { tags: 'nightly' }, async () => {
  const { page, message, retry, list, faults } = await memberWithoutNotices('list.1@example.com', (page) =>
    page.route(call, (route) => route.abort('connectionrefused')),
  );
  await message.waitFor();
  await page.unroute(call);
  await retry.click();
  await list.waitFor();
  expect(await faults()).toEqual([]);
});

test('a list that throws says so, keeps the focus when it throws again, and is there after a retry', {
  tags: 'nightly',
}, async () => {
  const { page, message, retry, list, faults } = await memberWithoutNotices('list.2@example.com', (page) =>
    page.route(call, (route) =>
      route.fulfill({ json: { code: responseCodes.ok, msg: '', data: { notices: [null] } } }),
    ),
  );
  await message.waitFor();
  expect(await faults()).toEqual(['account']);
  await retry.press('Enter');
  await expect.poll(faults).toEqual(['account', 'account']);
  await expect.poll(() => hasFocus(retry)).toBe(true);
  await page.unroute(call);
  await retry.press('Enter');
  await list.waitFor();
  expect(await message.count()).toBe(0);
});
