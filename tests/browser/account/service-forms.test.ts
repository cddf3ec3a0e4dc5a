import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { pagePath } from '#core/place/place.ts';
import { formatDate } from '#core/words/dates.ts';
import { callApi, logInAt, outboxOf } from '../../support/accounts/call-api.ts';
import {
  accountPath,
  becomeMember,
  blockApi,
  buttonOf,
  codeSentTo,
  enterCode,
  fieldOf,
  loginWords,
} from '../support/account-journeys.ts';
import { currentPage, currentSection, messagesOf } from '../support/current-page.ts';
import { hasFocus, waitForHydration } from '../support/keyboard.ts';
import { type Visitor, visitors } from '../support/visitors.ts';

/** The form that asks for service, in the German edition. */
const serviceForm = currentSection('de', 'return-manufacturer', 'service-request');

const { words, products } = serviceForm;

/** Input by the label of its field. */
const serviceInput = [
  [words.description.label, 'Das linke Knie beugt sich nicht mehr.'],
  [words.name.label, 'Robin Muster'],
  [words.email.label, 'service@example.com'],
] as const;

async function openServiceForm({ page, open }: Visitor): Promise<void> {
  await open(pagePath({ edition: 'de', slug: 'return-manufacturer' }));
  await waitForHydration(page, 'service-form');
}

async function fillServiceForm(page: Page): Promise<void> {
  await fieldOf(page, words.reason.label).selectOption('repair');
  await fieldOf(page, words.product.label).selectOption(products[0]?.id ?? '');
  for (const [label, text] of serviceInput) await fieldOf(page, label).fill(text);
}

const { newVisitor, site } = visitors();

describe('registering a robot', () => {
  const { products } = currentSection('us', 'product-registration', 'product-registration');
  const { registration: words, account, format } = messagesOf('us');
  const [robot] = products;
  if (!robot) throw new Error('no robot can be registered');
  const formInput = { product: robot.id, serial: 'KM36-0012-3456', date: '2026-02-03', dealer: 'Sample shop' };

  async function openForm({ page, open }: Visitor) {
    await open(pagePath({ edition: 'us', slug: 'product-registration' }));
    await waitForHydration(page, 'registration-form');
  }
  async function fill(page: Page, { product, serial, date, dealer } = formInput) {
    await fieldOf(page, words.product).selectOption(product);
    await fieldOf(page, words.serial).fill(serial);
    await fieldOf(page, words.date).fill(date);
    await fieldOf(page, words.dealer).fill(dealer);
  }
  const currentInput = async (page: Page) => ({
    product: await fieldOf(page, words.product).inputValue(),
    serial: await fieldOf(page, words.serial).inputValue(),
    date: await fieldOf(page, words.date).inputValue(),
    dealer: await fieldOf(page, words.dealer).inputValue(),
  });

  test('asks for a login, keeps the input through it, and lists the robot in the account', async () => {
    const visitor = await newVisitor('desktop');
    const { page } = visitor;
    const login = loginWords('us').words;
    const email = 'owner@example.com';
    await openForm(visitor);
    await fill(page);
    await buttonOf(page, words.submit).click();
    await page.getByRole('alert').getByText(words.loggedOut).waitFor();
    expect(await currentInput(page)).toEqual(formInput);
    await page.getByRole('main').getByRole('link', { name: words.logIn, exact: true }).click();
    await waitForHydration(page, 'login-flow');
    await fieldOf(page, login.email.field).fill(email);
    await buttonOf(page, login.send).click();
    await enterCode(page, 'us', await codeSentTo(site(), email));
    await buttonOf(page, login.welcome.submit).click();
    await page.waitForURL('**/us/product-registration');
    await page.getByText(words.loggedIn, { exact: true }).waitFor();
    expect(await currentInput(page)).toEqual(formInput);
    await buttonOf(page, words.submit).click();
    const done = page.getByRole('heading', { name: words.done });
    await done.waitFor();
    await expect.poll(() => hasFocus(done)).toBe(true);
    await page.getByRole('main').getByText(robot.name, { exact: true }).waitFor();
    await page.getByRole('main').getByRole('link', { name: words.toAccount }).click();
    await page.waitForURL(`**${accountPath('us')}`);
    const card = page.locator('[data-robot]').filter({ hasText: robot.name });
    const bought = { date: formatDate(formInput.date, 'us'), dealer: formInput.dealer };
    await card.getByText(format(account.bought, bought)).waitFor();
  });

  test('says when the serial number belongs to another account, keeps the input, and lets the owner claim it', {
    tags: 'nightly',
  }, async () => {
    const visitor = await newVisitor('phone');
    const { page } = visitor;
    const { date } = formInput;
    const firstRegistration = {
      product: robot.id,
      serial_number: 'KM36-0099-0001',
      purchased_on: date,
      dealer: 'Sample shop',
    };
    const { apptoken, reftoken } = await logInAt(site().origin, 'us', 'first.owner@example.com');
    expect(
      (await callApi(site().origin, 'us', 'registerProduct', firstRegistration, { apptoken, reftoken })).code,
    ).toBe(2000);
    await becomeMember(visitor, site(), 'us', 'second.owner@example.com');
    await openForm(visitor);
    await fill(page, { ...formInput, serial: 'km36-0099-0001' });
    await buttonOf(page, words.submit).click();
    await page
      .getByRole('main')
      .getByText(currentPage('us', '').messages.answers.serialTaken, { exact: true })
      .waitFor();
    await expect.poll(() => hasFocus(fieldOf(page, words.serial))).toBe(true);
    expect(await currentInput(page)).toEqual({ ...formInput, serial: 'km36-0099-0001' });
    const title = page.getByRole('heading', { name: words.claimTitle });
    await buttonOf(page, words.claimStart).click();
    await expect.poll(() => hasFocus(title)).toBe(true);
    await buttonOf(page, words.claimBack).click();
    expect(await currentInput(page)).toEqual({ ...formInput, serial: 'km36-0099-0001' });
    await buttonOf(page, words.claimStart).click();
    await fieldOf(page, words.order).fill('10012345');
    await buttonOf(page, words.claimSubmit).click();
    await page.getByRole('heading', { name: words.claimDone }).waitFor();
    const number = await page.getByRole('main').locator('strong').textContent();
    expect(JSON.stringify(await outboxOf(site().origin, 'second.owner@example.com'))).toContain(number);
  });
});

describe('asking for service', () => {
  const { words } = serviceForm;

  test('keeps its input while the server is away and after a reload, then shows a number, which a mail confirms', {
    tags: 'nightly',
  }, async () => {
    const visitor = await newVisitor('phone');
    const { page } = visitor;
    const expectInput = async () => {
      for (const [label, text] of serviceInput) expect(await fieldOf(page, label).inputValue()).toBe(text);
    };
    await openServiceForm(visitor);
    await buttonOf(page, words.submit).click();
    await page.getByText(messagesOf('de').fields.reason, { exact: true }).waitFor();
    await expect.poll(() => hasFocus(fieldOf(page, words.reason.label))).toBe(true);
    await fillServiceForm(page);
    const unblockApi = await blockApi(page);
    await buttonOf(page, words.submit).click();
    await page.getByRole('alert').getByText(currentPage('de', '').messages.failure.network).waitFor();
    await expectInput();
    await page.reload();
    await waitForHydration(page, 'service-form');
    await expectInput();
    await unblockApi();
    await buttonOf(page, words.submit).click();
    await page.getByRole('heading', { name: words.done.title }).waitFor();
    const number = await page.getByRole('main').locator('strong').textContent();
    expect(number).toMatch(/^[A-Z0-9-]{6,}$/);
    const [mail] = await outboxOf(site().origin, 'service@example.com');
    expect(JSON.stringify(mail)).toContain(number);
  });
});
