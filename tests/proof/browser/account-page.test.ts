import { describe, expect, test } from 'vitest';
import { fieldErrorText } from '#core/messages/field-error-text.ts';
import {
  accountPath,
  becomeMember,
  blockApi,
  buttonOf,
  codeSentTo,
  fieldOf,
  loginPath,
  loginWords,
} from '../../browser/support/account-journeys.ts';
import { messagesOf } from '../../browser/support/current-page.ts';
import { hasFocus, waitForHydration } from '../../browser/support/keyboard.ts';
import { visitors } from '../../browser/support/visitors.ts';

const { newVisitor, site } = visitors();

describe('the account page', () => {
  test('says when the account cannot be fetched, and fetches it on retry', async () => {
    const visitor = await newVisitor('phone');
    const { page, open } = visitor;
    const { failure, action } = messagesOf('us');
    await becomeMember(visitor, site(), 'us', 'away@example.com');
    const unblockApi = await blockApi(page);
    await open(accountPath('us'));
    await page.getByRole('alert').getByText(failure.text).waitFor();
    await unblockApi();
    await buttonOf(page, action.retry).click();
    await page.getByText('away@example.com', { exact: true }).waitFor();
  });
});

describe('a password', () => {
  test('that was forgotten can be reset at the login, with a code', async () => {
    const visitor = await newVisitor('desktop');
    const { page, open } = visitor;
    const { words } = loginWords('de');
    await becomeMember(visitor, site(), 'eu', 'forgot@example.com');
    await page.evaluate(() => localStorage.clear());
    await open(loginPath('de'));
    await waitForHydration(page, 'login-flow');
    await fieldOf(page, words.email.field).fill('forgot@example.com');
    await page.getByRole('tab', { name: words.password.tab }).click();
    await buttonOf(page, words.password.reset).click();
    await page.getByRole('heading', { name: words.reset.heading }).waitFor();
    expect(await fieldOf(page, words.email.field).inputValue()).toBe('forgot@example.com');
    await buttonOf(page, words.send).click();
    await fieldOf(page, words.email.code).fill(await codeSentTo(site(), 'forgot@example.com', 'passwordCode'));
    await page.locator('input[autocomplete="new-password"]').fill('short');
    await buttonOf(page, words.reset.submit).click();
    await page.getByText(fieldErrorText(messagesOf('de'), 'password'), { exact: true }).waitFor();
    expect(await hasFocus(page.locator('input[autocomplete="new-password"]'))).toBe(true);
    await page.locator('input[autocomplete="new-password"]').fill('ein kurzer Satz');
    await buttonOf(page, words.reset.submit).click();
    await page.waitForURL(`**${accountPath('de')}`);
  });
});
