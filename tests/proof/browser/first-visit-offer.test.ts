import { expect, test } from 'vitest';
import { becomeMember } from '../../browser/support/account-journeys.ts';
import { currentPage } from '../../browser/support/current-page.ts';
import { focusAt } from '../../browser/support/keyboard.ts';
import { offerDialog, readPage, visitorWithClock } from '../../browser/support/offer-visits.ts';
import { grip } from '../../browser/support/playground-page.ts';
import { visitors } from '../../browser/support/visitors.ts';

const fixture = visitors();
const { site } = fixture;
const offer = currentPage('us', '').shell.newcomerOffer;
if (!offer) throw new Error('the us edition has no offer for new visitors');

test('does not interrupt members, or visitors who type into a form', async () => {
  const visitor = await visitorWithClock(fixture, 'desktop');
  const { page } = visitor;
  await readPage(visitor, '/us', 5);
  await page.getByRole('contentinfo').getByRole('textbox').focus();
  await page.clock.runFor(30_000);
  expect(await offerDialog(page).isVisible()).toBe(false);
  await becomeMember(visitor, site(), 'us', 'member@example.com');
  await readPage(visitor, '/us');
  expect(await offerDialog(page).isVisible()).toBe(false);
});

test('does not interrupt a visitor who edits a program', async () => {
  const visitor = await visitorWithClock(fixture, 'desktop');
  const { page } = visitor;
  await readPage(visitor, '/us/programming#program=walk2.wave', 5);
  await focusAt(grip(page, '0'));
  await page.clock.runFor(30_000);
  expect(await offerDialog(page).isVisible()).toBe(false);
  await page.evaluate(() => (document.activeElement as HTMLElement).blur());
  await page.clock.runFor(2_000);
  expect(await offerDialog(page).isVisible()).toBe(true);
});

test.each(['/uk', '/de', '/jp', '/us/login'])('shows no offer at %s', async (path) => {
  const visitor = await visitorWithClock(fixture, 'desktop');
  await readPage(visitor, path);
  expect(await offerDialog(visitor.page).count()).toBe(0);
});
