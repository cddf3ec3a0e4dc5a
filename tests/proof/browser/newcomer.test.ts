import { expect, test } from 'vitest';
import { becomeMember, shownPage } from '../../browser/support/account-journeys.ts';
import { focusAt } from '../../browser/support/keyboard.ts';
import { comeWithClock, dialogOf, read } from '../../browser/support/newcomer-visits.ts';
import { grip } from '../../browser/support/playground-page.ts';
import { visitors } from '../../browser/support/visitors.ts';

const visited = visitors();
const { site } = visited;
const offer = shownPage('us', '').shell.newcomerOffer;
if (!offer) throw new Error('the us edition has no offer for new visitors');

test('does not interrupt members, or visitors who type into a form', async () => {
  const visitor = await comeWithClock(visited, 'desktop');
  const { page } = visitor;
  await read(visitor, '/us', 5);
  await page.getByRole('contentinfo').getByRole('textbox').focus();
  await page.clock.runFor(30_000);
  expect(await dialogOf(page).isVisible()).toBe(false);
  await becomeMember(visitor, site(), 'us', 'member@example.com');
  await read(visitor, '/us');
  expect(await dialogOf(page).isVisible()).toBe(false);
});

test('does not interrupt a visitor who edits a program', async () => {
  const visitor = await comeWithClock(visited, 'desktop');
  const { page } = visitor;
  await read(visitor, '/us/flagship-megatron#program=walk2.wave', 5);
  await focusAt(grip(page, '0'));
  await page.clock.runFor(30_000);
  expect(await dialogOf(page).isVisible()).toBe(false);
  await page.evaluate(() => (document.activeElement as HTMLElement).blur());
  await page.clock.runFor(2_000);
  expect(await dialogOf(page).isVisible()).toBe(true);
});

test.each(['/uk', '/de', '/jp', '/us/login'])('shows no offer at %s', async (path) => {
  const visitor = await comeWithClock(visited, 'desktop');
  await read(visitor, path);
  expect(await dialogOf(visitor.page).count()).toBe(0);
});
