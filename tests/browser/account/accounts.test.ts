import { describe, expect, test } from 'vitest';
import type { EditionCode } from '#core/place/editions.ts';
import { outboxOf } from '../../support/accounts/call-api.ts';
import {
  accountPath,
  askForCode,
  blockApi,
  buttonOf,
  codeSentTo,
  enterCode,
  fieldOf,
  loginPath,
  loginWords,
  tickConsents,
  wrongCodeFor,
} from '../support/account-journeys.ts';
import { currentPage, messagesOf } from '../support/current-page.ts';
import { hasFocus, tabTo, waitForHydration } from '../support/keyboard.ts';
import { visitors } from '../support/visitors.ts';
import { expectRegistration } from './registration.ts';

const fixture = visitors();
const { newVisitor, site } = fixture;

describe('registering', () => {
  test.each(['jp'] satisfies EditionCode[])(
    'with the code from the mail creates an account in %s, with a welcome and credits',
    (edition) => expectRegistration(fixture, edition),
  );

  test('in China works with a code from a text message', { tags: 'nightly' }, async () => {
    const { page, open } = await newVisitor('phone');
    const { words } = loginWords('cn');
    if (!words.phone) throw new Error('the login of cn offers no codes by text message');
    await open(loginPath('cn'));
    await waitForHydration(page, 'login-flow');
    expect(await page.getByRole('tab', { selected: true }).textContent()).toBe(words.phone.tab);
    await fieldOf(page, words.phone.field).fill('138 0013 8000');
    await buttonOf(page, words.send).click();
    await page.getByText(messagesOf('cn').fields.agreed).waitFor();
    expect(await outboxOf(site().origin, '+8613800138000')).toEqual([]);
    await tickConsents(page);
    await buttonOf(page, words.send).click();
    await fieldOf(page, words.phone.code).fill(await codeSentTo(site(), '+8613800138000'));
    await buttonOf(page, words.submit).click();
    await page.getByRole('heading', { name: words.welcome.heading }).waitFor();
    await buttonOf(page, words.welcome.submit).click();
    await page.waitForURL(`**${accountPath('cn')}`);
    await page.getByText(/^\+?\*+8000$/).waitFor();
    expect((await outboxOf(site().origin, '+8613800138000')).map(({ template }) => template)).toContain('loginCode');
  });

  test('works by keyboard alone, and the focus moves from step to step', { tags: 'every-browser' }, async () => {
    const { page, open } = await newVisitor('desktop');
    const { words } = loginWords('us');
    const { form, fields } = messagesOf('us');
    const email = 'keys@example.com';
    await open(loginPath('us'));
    await waitForHydration(page, 'login-flow');
    const [address, code, nickname] = [
      words.email.field,
      words.email.code,
      `${words.welcome.nickname} ${form.optional}`,
    ].map((label) => fieldOf(page, label));
    if (!address || !code || !nickname) throw new Error('a field is missing');
    await tabTo(page, page.getByRole('tab', { selected: true }));
    await page.keyboard.press('ArrowRight');
    expect(await page.getByRole('tab', { selected: true }).textContent()).toBe(words.password.tab);
    await page.keyboard.press('ArrowLeft');
    await tabTo(page, address, 2);
    await page.keyboard.press('Enter');
    await page.getByText(fields.email, { exact: true }).waitFor();
    await expect.poll(() => hasFocus(address)).toBe(true);
    expect(await address.getAttribute('aria-invalid')).toBe('true');
    await page.keyboard.type(email);
    await page.keyboard.press('Enter');
    await code.waitFor();
    await expect.poll(() => hasFocus(code)).toBe(true);
    await page.keyboard.type(await codeSentTo(site(), email));
    await page.keyboard.press('Enter');
    await page.getByRole('heading', { name: words.welcome.heading }).waitFor();
    await expect.poll(() => hasFocus(page.getByRole('heading', { level: 1 }))).toBe(true);
    await tabTo(page, nickname, 2);
    await page.keyboard.press('Enter');
    await page.waitForURL(`**${accountPath('us')}`);
  });
});

describe('a code', () => {
  test('that is wrong shows an error and stays in its field; the right one works afterwards', {
    tags: 'every-browser',
  }, async () => {
    const visitor = await newVisitor('desktop');
    const { page } = visitor;
    const { words } = loginWords('de');
    const email = 'wrong.code@example.com';
    await askForCode(visitor, 'de', email);
    const correctCode = await codeSentTo(site(), email);
    await enterCode(page, 'de', wrongCodeFor(correctCode));
    const code = fieldOf(page, words.email.code);
    await page
      .getByRole('main')
      .getByText(currentPage('de', 'login').messages.answers.wrongCode, { exact: true })
      .waitFor();
    await expect.poll(() => hasFocus(code)).toBe(true);
    expect(await code.inputValue()).toBe(wrongCodeFor(correctCode));
    expect(await code.getAttribute('aria-invalid')).toBe('true');
    await enterCode(page, 'de', correctCode);
    await page.getByRole('heading', { name: words.welcome.heading }).waitFor();
  });

  test('can be requested once the server is back; until then an error is shown and the input is kept', async () => {
    const { page, open } = await newVisitor('phone');
    const { words } = loginWords('de');
    await open(loginPath('de'));
    await waitForHydration(page, 'login-flow');
    const unblockApi = await blockApi(page);
    await fieldOf(page, words.email.field).fill('away@example.com');
    await buttonOf(page, words.send).click();
    await page.getByRole('alert').getByText(currentPage('de', 'login').messages.failure.network).waitFor();
    expect(await fieldOf(page, words.email.field).inputValue()).toBe('away@example.com');
    await unblockApi();
    await buttonOf(page, words.send).click();
    await fieldOf(page, words.email.code).waitFor();
  });
});
