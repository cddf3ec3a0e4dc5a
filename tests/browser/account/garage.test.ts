import { describe, expect, test } from 'vitest';
import { warrantyPeriods, warrantyYears } from '#accounts/garage/products/registered-products.ts';
import { accountGroup } from '#contract/account/groups.ts';
import { programmingSlug } from '#contract/programming.ts';
import type { EditionCode } from '#core/place/editions.ts';
import { formatDate } from '#core/words/dates.ts';
import { callApi } from '../../support/accounts/call-api.ts';
import { realSite } from '../../support/site/real-site.ts';
import { whenNoticeIsDue } from '../edges/notice-cases.ts';
import {
  accountPath,
  accountWords,
  becomeMember,
  buttonOf,
  fieldOf,
  storeTokens,
} from '../support/account-journeys.ts';
import { currentSection, messagesOf } from '../support/current-page.ts';
import { type Visitor, visitors } from '../support/visitors.ts';

const { newVisitor, site } = visitors();

/**
 * Registers a robot that was bought on a leap day in the account, and expects its warranties, in a browser that has no
 * Temporal, as the oldest that the site supports.
 */
async function expectRobotWithWarranty(edition: EditionCode): Promise<void> {
  const purchasedOn = '2024-02-29';
  const { words, registrable } = accountWords(edition);
  const { account, registration, format } = messagesOf(edition);
  const yearsOf = (id: string) => warrantyYears(realSite, edition, id);
  const [robot] = registrable.toSorted((one, other) => yearsOf(other.id).extra - yearsOf(one.id).extra);
  if (!robot) throw new Error(`${edition} has no robot to register`);
  const visitor = await newVisitor('desktop');
  const { page, open, troubles } = visitor;
  await page.addInitScript(() => Reflect.deleteProperty(globalThis, 'Temporal'));
  await becomeMember(visitor, site(), edition, `garage.${edition}@example.com`);
  await open(accountPath(edition));
  await buttonOf(page, words.robots.none.button).click();
  await fieldOf(page, registration.product).selectOption(robot.id);
  await fieldOf(page, registration.serial).fill(`KM36-${edition.toUpperCase()}00-0001`);
  await fieldOf(page, registration.date).fill(purchasedOn);
  await fieldOf(page, registration.dealer).fill('Sample shop');
  await buttonOf(page, registration.submit).click();
  const card = page.locator('[data-robot]');
  await card.getByRole('heading', { name: robot.name, exact: true }).waitFor();
  const periods = warrantyPeriods(yearsOf(robot.id), purchasedOn, edition, Date.now());
  const text = (await card.textContent()) ?? '';
  for (const { ends_on, left } of periods)
    expect(text).toContain(
      format(left === null ? account.warrantyEnded : account.warrantyUntil, {
        date: formatDate(ends_on, edition),
      }),
    );
  expect(troubles).toEqual([]);
}

/**
 * Saves a program on a device, moves it into the account after the login, opens it on another device, and changes it on
 * both: both are kept.
 */
async function expectProgramOnTwoDevices(edition: EditionCode): Promise<void> {
  const path = currentSection(edition, programmingSlug, 'playground').robots[0]?.href ?? '';
  const { programs } = messagesOf(edition);
  const { words } = accountWords(edition);
  const title = 'Night watch';
  const first = await newVisitor('desktop');
  await first.open(`${path}#program=walk2.transform`);
  await saveProgram(first, programs, title);
  await statusOf(first, programs.onDevice);

  const tokens = await becomeMember(first, site(), edition, `programs.${edition}@example.com`);
  await first.open(`${accountPath(edition)}#programs`);
  await buttonOf(first.page, words.programs.device.button).click();
  await first.page.getByText(words.programs.device.moved, { exact: true }).waitFor();

  const second = await newVisitor('phone');
  await second.open('/robots.txt');
  await storeTokens(second.page, accountGroup(edition), tokens);
  for (const { page, open } of [first, second]) {
    await open(`${accountPath(edition)}#programs`);
    await buttonOf(page, words.programs.open).click();
    await page.waitForURL((url) => url.href.endsWith(`${path}#program=walk2.transform`));
  }
  for (const [index, visitor] of [first, second].entries()) {
    await visitor.open(`${path}#program=walk${index + 3}.transform`);
    await saveProgram(visitor, programs, title);
    await statusOf(visitor, index === 0 ? programs.saved : programs.copied);
  }
  const { origin } = site();
  const saved = await callApi(origin, accountGroup(edition), 'programs', {}, tokens);
  expect(saved.data.programs.map((program) => program.title).sort()).toEqual([title, `${title} (2)`]);
  expect([...first.troubles, ...second.troubles]).toEqual([]);
}

async function saveProgram({ page }: Visitor, words: { save: string; title: string }, title: string): Promise<void> {
  const workbench = page.locator('x-island[name="program-playground"]');
  await workbench.getByRole('button', { name: words.save, exact: true }).first().click();
  await workbench.getByLabel(words.title, { exact: true }).fill(title);
  await workbench.getByRole('button', { name: words.save, exact: true }).last().click();
}

/** Waits for an announcement of the workbench. */
const statusOf = ({ page }: Visitor, text: string): Promise<void> =>
  expect
    .poll(() => page.locator('x-island[name="program-playground"]').getByRole('status').allTextContents())
    .toContain(text);

describe('where the law requires a confirmation', { tags: 'nightly' }, () =>
  whenNoticeIsDue('de', (edge) => ({ SITE_CLOCK: new Date(edge - 60_000).toISOString() })),
);

test('a robot shows its warranties, also for a leap day', { tags: ['every-browser', 'nightly'] }, () =>
  expectRobotWithWarranty('us'),
);
test('a robot shows its warranties in Japan', { tags: 'nightly' }, () => expectRobotWithWarranty('jp'));

test(
  'a program goes from a device to the account and to another device, and both changes are kept',
  { tags: ['every-browser', 'nightly'] },
  () => expectProgramOnTwoDevices('us'),
);
