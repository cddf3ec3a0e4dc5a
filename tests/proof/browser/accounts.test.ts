import { describe, expect, test } from 'vitest';
import type { EditionCode } from '#core/place/editions.ts';
import { expectRegistration } from '../../browser/account/registration.ts';
import {
  askForCode,
  buttonOf,
  codeSentTo,
  countCalls,
  enterCode,
  fieldOf,
  loginPath,
  loginWords,
} from '../../browser/support/account-journeys.ts';
import { currentPage, messagesOf } from '../../browser/support/current-page.ts';
import { waitForHydration } from '../../browser/support/keyboard.ts';
import { siteSettings } from '../../browser/support/shared-sites.ts';
import { accountSecrets, visitors } from '../../browser/support/visitors.ts';

const fixture = visitors({ ...siteSettings.everyday(accountSecrets), ACCOUNT_CODE_COOLDOWN: '4' });
const { newVisitor, site } = fixture;

describe('registering', () => {
  test.each(['us', 'de', 'jp'] satisfies EditionCode[])(
    'with the code from the mail creates an account in %s, with a welcome and credits',
    (edition) => expectRegistration(fixture, edition),
  );
});

describe('a code', () => {
  test('can be sent again after a countdown; the old one is then invalid', async () => {
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

  test('can still be entered after a reload of the page', async () => {
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

  test('is requested once, however often the button is pressed', async () => {
    const visitor = await newVisitor('desktop');
    const { page, open } = visitor;
    const { words } = loginWords('us');
    await open(loginPath('us'));
    await waitForHydration(page, 'login-flow');
    await page.route('**/api/**', async (route) => {
      await new Promise((resolve) => setTimeout(resolve, 800));
      await route.continue();
    });
    const codeRequests = countCalls(visitor, 'requestCode');
    await fieldOf(page, words.email.field).fill('once@example.com');
    for (let presses = 0; presses < 3; presses += 1) await page.keyboard.press('Enter');
    const sendingButton = buttonOf(page, messagesOf('us').form.sending);
    await sendingButton.waitFor();
    expect(await sendingButton.getAttribute('aria-disabled')).toBe('true');
    await fieldOf(page, words.email.code).waitFor();
    expect(codeRequests()).toBe(1);
  });
});
