import { text } from 'node:stream/consumers';
import { describe, expect, test } from 'vitest';
import { fieldErrorText } from '#core/messages/field-error-text.ts';
import {
  accountPath,
  accountWords,
  askForCode,
  becomeMember,
  blockApi,
  buttonOf,
  codeSentTo,
  enterCode,
  fetchProfile,
  fieldOf,
  headerLink,
  loginPath,
  loginWords,
  readStoredEntries,
  wrongCodeFor,
} from '../support/account-journeys.ts';
import { currentPage, messagesOf } from '../support/current-page.ts';
import { hasFocus, waitForHydration } from '../support/keyboard.ts';
import { type Screen, visitors } from '../support/visitors.ts';

const { newVisitor, site } = visitors();

/** Logs a new member in and opens their account page. */
async function openAccountPage(edition: 'us' | 'de' | 'jp', email: string, screen: Screen = 'desktop') {
  const visitor = await newVisitor(screen);
  const session = await becomeMember(visitor, site(), edition, email);
  await visitor.open(accountPath(edition));
  await visitor.page.locator('[data-account]').waitFor();
  return {
    ...visitor,
    session,
    ...accountWords(edition),
    login: loginWords(edition),
    messages: currentPage(edition, 'account').messages,
  };
}

describe('the account page', () => {
  test('says when the account cannot be fetched, and fetches it on retry', { tags: 'nightly' }, async () => {
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
  test('set on the account page logs in; a wrong one does not, and keeps the typed address', {
    tags: 'nightly',
  }, async () => {
    const { page, words, login, messages, session } = await openAccountPage('us', 'password@example.com');
    await page.getByText(words.password.none, { exact: true }).waitFor();
    await buttonOf(page, words.password.set).click();
    await fieldOf(page, words.password.code).fill(await codeSentTo(site(), 'password@example.com', 'passwordCode'));
    await page.locator('input[autocomplete="new-password"]').fill('correct horse battery');
    await buttonOf(page, words.password.submit).click();
    await page.getByText(words.password.saved, { exact: true }).waitFor();
    expect((await fetchProfile(site(), 'us', session)).code).toBe(4003);
    await buttonOf(page, words.leave).click();
    await page.waitForURL('**/us');

    await page.goto(loginPath('us'));
    await waitForHydration(page, 'login-flow');
    await page.getByRole('tab', { name: login.words.password.tab }).click();
    const [email, password] = [
      fieldOf(page, login.words.email.field),
      page.locator('input[autocomplete="current-password"]'),
    ];
    await email.fill('password@example.com');
    await password.fill('incorrect horse battery');
    await buttonOf(page, login.words.submit).click();
    await page.getByRole('main').getByRole('alert').getByText(messages.answers.wrongLogin).waitFor();
    expect([await email.inputValue(), await password.inputValue()]).toEqual([
      'password@example.com',
      'incorrect horse battery',
    ]);
    await password.fill('correct horse battery');
    await buttonOf(page, login.words.submit).click();
    await page.waitForURL(`**${accountPath('us')}`);
    await page.getByText(words.password.there, { exact: true }).waitFor();
  });

  test('that was forgotten can be reset at the login, with a code', { tags: 'nightly' }, async () => {
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

describe('deleting an account', () => {
  test('offers the stored data before, asks for a code, logs out, and lets the address register again without new credits', async () => {
    const visitor = await openAccountPage('us', 'gone@example.com');
    const { page, words, login, messages, session } = visitor;
    const [download] = await Promise.all([page.waitForEvent('download'), buttonOf(page, words.data.submit).click()]);
    expect(await text(await download.createReadStream())).toContain('gone@example.com');
    await buttonOf(page, words.remove.start).click();
    for (const item of words.remove.goes) await page.getByText(item, { exact: true }).waitFor();
    await buttonOf(page, words.remove.send).click();
    const code = fieldOf(page, words.remove.code);
    const correctCode = await codeSentTo(site(), 'gone@example.com', 'deleteCode');
    await code.fill(wrongCodeFor(correctCode));
    await buttonOf(page, words.remove.submit).click();
    await page.getByRole('main').getByText(messages.answers.wrongCode, { exact: true }).waitFor();
    await code.fill(correctCode);
    await buttonOf(page, words.remove.submit).click();
    await page.getByRole('heading', { name: words.goodbye.heading }).waitFor();
    expect(await readStoredEntries(page, 'us')).toEqual({});
    expect((await fetchProfile(site(), 'us', session)).code).toBe(4003);
    await headerLink(page, currentPage('us', '').shell.account?.loginLabel ?? '').waitFor();

    await askForCode(visitor, 'us', 'gone@example.com');
    await enterCode(page, 'us', await codeSentTo(site(), 'gone@example.com'));
    await page.getByRole('heading', { name: login.words.welcome.heading }).waitFor();
    expect(await page.getByText(login.words.welcome.credits).count()).toBe(0);
    await buttonOf(page, login.words.welcome.submit).click();
    await page.waitForURL(`**${accountPath('us')}`);
    await page.locator('[data-account]').waitFor();
    expect(await page.locator('[data-account] > header').textContent()).toContain(`0 ${words.credits}`);
  });
});
