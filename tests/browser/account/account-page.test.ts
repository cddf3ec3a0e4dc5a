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
  test('greets by nickname on the page and in the header until the nickname is removed', {
    tags: 'nightly',
  }, async () => {
    const { page, words, heading } = await openAccountPage('us', 'nick@example.com');
    const nickname = fieldOf(page, words.profile.nickname);
    await nickname.fill('Robin');
    await buttonOf(page, words.profile.save).click();
    await page.getByText(words.profile.saved, { exact: true }).waitFor();
    const { account, format } = messagesOf('us');
    const greeting = format(account.greeting, { name: 'Robin' });
    await page.getByRole('heading', { level: 1, name: greeting }).waitFor();
    await headerLink(page, `Robin, ${currentPage('us', '').shell.account?.label}`).waitFor();
    await page.reload();
    await page.getByRole('heading', { level: 1, name: greeting }).waitFor();
    await waitForHydration(page, 'account');
    await nickname.fill('');
    await buttonOf(page, words.profile.save).click();
    await page.getByRole('heading', { level: 1, name: heading, exact: true }).waitFor();
  });

  test('switches the newsletter on and off and shows its state', { tags: 'nightly' }, async () => {
    const { page, words, session } = await openAccountPage('de', 'news@example.com', 'phone');
    const { newsletter } = words;
    const newsletterState = async () => (await fetchProfile(site(), 'eu', session)).data.newsletter;
    const button = page.getByRole('switch', { name: newsletter.label });
    expect(await button.getAttribute('aria-checked')).toBe('false');
    await page.getByText(newsletter.none, { exact: true }).waitFor();
    await button.click();
    await page.getByText(newsletter.active, { exact: true }).waitFor();
    expect([await button.getAttribute('aria-checked'), await newsletterState()]).toEqual(['true', 'active']);
    await button.click();
    await page.getByText(newsletter.none, { exact: true }).waitFor();
    expect([await button.getAttribute('aria-checked'), await newsletterState()]).toEqual(['false', 'none']);
  });

  test('offers all stored data as a JSON download', { tags: 'nightly' }, async () => {
    const { page, words } = await openAccountPage('us', 'export@example.com');
    const [download] = await Promise.all([page.waitForEvent('download'), buttonOf(page, words.data.submit).click()]);
    expect(download.suggestedFilename()).toBe('kinetra-account.json');
    const file = JSON.parse(await text(await download.createReadStream())) as object;
    expect(JSON.stringify(file)).toContain('export@example.com');
  });

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

test('a robot is registered in the account where the edition has no page for it, and its number is masked', {
  tags: 'nightly',
}, async () => {
  const { page, words, registrable } = await openAccountPage('jp', 'robots.jp@example.com', 'phone');
  const { registration } = messagesOf('jp');
  await buttonOf(page, words.robots.none.button).click();
  await fieldOf(page, registration.product).selectOption(registrable[0]?.id ?? '');
  await fieldOf(page, registration.serial).fill('KM36-0081-0001');
  await fieldOf(page, registration.date).fill('2026-02-03');
  await fieldOf(page, registration.dealer).fill('Sample shop');
  await buttonOf(page, registration.submit).click();
  const name = page.locator('[data-robot] h3');
  await name.waitFor();
  await expect.poll(() => hasFocus(name)).toBe(true);
  expect(await name.textContent()).toBe(registrable[0]?.name);
  expect(await page.locator('[data-robot]').textContent()).not.toContain('KM36-0081-0001');
  await page.locator('[data-robot]').getByRole('button', { name: words.robots.serial.show }).click();
  await page.getByText('KM36-0081-0001', { exact: true }).waitFor();
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
  test('asks for a code, logs out, and lets the address register again without new credits', async () => {
    const visitor = await openAccountPage('us', 'gone@example.com');
    const { page, words, login, messages, session } = visitor;
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
