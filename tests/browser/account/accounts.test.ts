import { describe, expect, test } from 'vitest';
import { type EditionCode, editions } from '#core/place/editions.ts';
import { outboxOf } from '../../support/accounts/call-api.ts';
import { testByDepth } from '../../support/rows-by-depth.ts';
import { realSite } from '../../support/site/real-site.ts';
import {
  accountPath,
  accountWords,
  askForCode,
  buttonOf,
  codeSentTo,
  countCalls,
  enterCode,
  fieldOf,
  headerLink,
  loginPath,
  loginWords,
  tickConsents,
  wrongCodeFor,
} from '../support/account-journeys.ts';
import { currentPage, messagesOf } from '../support/current-page.ts';
import { hasFocus, tabTo, waitForHydration } from '../support/keyboard.ts';
import { siteSettings } from '../support/shared-sites.ts';
import { accountSecrets, visitors } from '../support/visitors.ts';

const { newVisitor, site } = visitors();

/** Registers by a code from a mail, and expects a welcome with credits and then the account page. */
async function expectRegistration(edition: EditionCode): Promise<void> {
  const signUpCredits = new Intl.NumberFormat(editions[edition].lang).format(realSite.settings.signUpCredits);
  const visitor = await newVisitor('desktop');
  const { page, troubles } = visitor;
  const { words } = loginWords(edition);
  const { codes, form, account: accountMessages, format } = messagesOf(edition);
  const email = `newcomer.${edition}@example.com`;
  await askForCode(visitor, edition, email);
  const [before, after] = format(codes.sent, { address: email, time: '|' }).split('|');
  await page
    .getByText(before ?? '')
    .and(page.getByText(after ?? ''))
    .waitFor();
  await enterCode(page, edition, await codeSentTo(site(), email));

  await page.getByRole('heading', { name: words.welcome.heading }).waitFor();
  expect(await page.getByRole('main').textContent()).toContain(`${signUpCredits} ${words.welcome.credits}`);
  await fieldOf(page, `${words.welcome.nickname} ${form.optional}`).fill('Robin');
  await buttonOf(page, words.welcome.submit).click();

  await page.waitForURL(`**${accountPath(edition)}`);
  await page.getByRole('heading', { level: 1, name: format(accountMessages.greeting, { name: 'Robin' }) }).waitFor();
  const { words: account } = accountWords(edition);
  expect(await page.locator('[data-account] > header').textContent()).toContain(`${signUpCredits} ${account.credits}`);
  await page.getByText(email, { exact: true }).waitFor();
  await headerLink(page, `Robin, ${currentPage(edition, '').shell.account?.label}`).waitFor();
  expect(troubles).toEqual([]);
}

describe('registering', () => {
  testByDepth<EditionCode>({ gate: ['jp'], all: ['us', 'de', 'jp'] })(
    'with the code from the mail creates an account in %s, with a welcome and credits',
    expectRegistration,
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

  test('works by keyboard alone, and the focus moves from step to step', {
    tags: ['every-browser', 'journey'],
  }, async () => {
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

  test('can still be entered after a reload of the page', { tags: 'nightly' }, async () => {
    const visitor = await newVisitor('phone');
    const { page } = visitor;
    const email = 'reload@example.com';
    await askForCode(visitor, 'jp', email);
    await page.reload();
    await waitForHydration(page, 'login-flow');
    await page.getByText(email).waitFor();
    await enterCode(page, 'jp', await codeSentTo(site(), email));
    await page.getByRole('heading', { name: loginWords('jp').words.welcome.heading }).waitFor();
  });
});

describe('a code that is sent again', { tags: 'nightly' }, () => {
  const { newVisitor, site } = visitors({ ...siteSettings.everyday(accountSecrets), ACCOUNT_CODE_COOLDOWN: '4' });

  test('can be requested after a countdown; the old one is then invalid', async () => {
    const visitor = await newVisitor('desktop');
    const { page } = visitor;
    const { words } = loginWords('us');
    const { codes, format } = messagesOf('us');
    const email = 'again@example.com';
    await askForCode(visitor, 'us', email);
    const firstCode = await codeSentTo(site(), email);
    const codeRequests = countCalls(visitor, 'requestCode');
    const waitingButton = buttonOf(page, format(codes.againIn, { seconds: 2 }));
    await waitingButton.waitFor();
    expect(await waitingButton.getAttribute('aria-disabled')).toBe('true');
    await waitingButton.click({ force: true });
    await buttonOf(page, codes.again).waitFor();
    expect(codeRequests()).toBe(0);
    await buttonOf(page, codes.again).click();
    await page.getByText(codes.sentAgain, { exact: true }).waitFor();
    const secondCode = await codeSentTo(site(), email);
    if (firstCode !== secondCode) {
      await enterCode(page, 'us', firstCode);
      await page
        .getByRole('main')
        .getByText(currentPage('us', 'login').messages.answers.wrongCode, { exact: true })
        .waitFor();
    }
    await enterCode(page, 'us', secondCode);
    await page.getByRole('heading', { name: words.welcome.heading }).waitFor();
  });
});
