import { describe, expect, test } from 'vitest';
import { pagePath } from '#core/place/place.ts';
import { outboxOf } from '../../support/accounts/call-api.ts';
import { fieldOf, loginWords } from '../support/account-journeys.ts';
import { currentSection, messagesOf } from '../support/current-page.ts';
import { focusAt, hasFocus, waitForHydration } from '../support/keyboard.ts';
import { footerForm, newsletterOf, regionChooserPath } from '../support/newsletter-form.ts';
import { accessibilityProblems } from '../support/page-checks.ts';
import { visitors } from '../support/visitors.ts';

const { newVisitor, site } = visitors();

describe('the newsletter form in the footer', () => {
  test('rejects an invalid address and accepts the corrected one', { tags: ['every-browser', 'nightly'] }, async () => {
    const { page, open, troubles } = await newVisitor('phone');
    await open(regionChooserPath('us'));
    const { email, submit, footer, done, words } = footerForm(page, 'us');
    await email.fill('robin@example');
    await submit.click();
    await footer.getByText(words.invalid, { exact: true }).waitFor();
    await expect.poll(() => hasFocus(email)).toBe(true);
    expect(await email.inputValue()).toBe('robin@example');
    await email.fill('robin@example.com');
    expect(await footer.getByText(words.invalid, { exact: true }).count()).toBe(0);
    await email.press('Enter');
    await done.getByText(words.success, { exact: true }).waitFor();
    await expect.poll(() => hasFocus(done)).toBe(true);
    expect((await outboxOf(site().origin, 'robin@example.com')).length).toBe(1);
    expect(troubles).toEqual([]);
  });

  test('accepts input that was sent before its script was loaded', { tags: 'nightly' }, async () => {
    const { page, open } = await newVisitor('phone');
    await page.route(/\/assets\/(?!client-)[^/]+\.js$/, async (route) => {
      await new Promise((resolve) => setTimeout(resolve, 700));
      await route.continue();
    });
    await open(regionChooserPath('us'));
    const { words, email, done } = footerForm(page, 'us');
    await email.fill('early@example.com');
    await email.press('Enter');
    await done.getByText(words.success, { exact: true }).waitFor();
    expect((await outboxOf(site().origin, 'early@example.com')).length).toBe(1);
  });
});

describe('the newsletter band', () => {
  test('subscribes by keyboard alone and leads to an account with the same address', {
    tags: ['every-browser', 'journey'],
  }, async () => {
    const { page, open } = await newVisitor('desktop');
    await open('/us');
    const words = newsletterOf('us');
    const email = fieldOf(page, messagesOf('us').subscribe.label);
    await focusAt(email);
    await page.keyboard.type('band@example.com');
    await page.keyboard.press('Enter');
    const done = page.getByRole('main').locator('[data-subscribed]');
    await done.getByText(words.success, { exact: true }).waitFor();
    expect(await accessibilityProblems(page)).toEqual([]);
    await done.getByRole('link', { name: words.next?.label ?? '' }).click();
    await page.waitForURL('**/us/login');
    await waitForHydration(page, 'login-flow');
    await expect.poll(() => fieldOf(page, loginWords('us').words.email.field).inputValue()).toBe('band@example.com');
  });
});

describe('where the law requires a confirmation', () => {
  const confirmWords = currentSection('de', 'newsletter/confirm', 'mail-link').words;
  const unsubscribeWords = currentSection('de', 'newsletter/unsubscribe', 'mail-link').words;
  const linkOf = (slug: string, token = '') => `${pagePath({ edition: 'de', slug })}?${new URLSearchParams({ token })}`;

  test('one mail leads to the page that confirms, and the next to the page that unsubscribes', async () => {
    const { page, open } = await newVisitor('phone');
    const pressButton = async (name: string) =>
      page.getByRole('main').getByRole('button', { name, exact: true }).click();
    await open(regionChooserPath('de'));
    const { email, submit, done } = footerForm(page, 'de');
    await email.fill('leser@example.com');
    await submit.click();
    await done.getByText(messagesOf('de').subscribe.confirm, { exact: true }).waitFor();
    const [confirmationMail] = await outboxOf(site().origin, 'leser@example.com');
    expect(confirmationMail?.template).toBe('confirmSubscription');

    await open(linkOf('newsletter/confirm', confirmationMail?.values.token));
    await pressButton(confirmWords.button);
    const heading = page.getByRole('heading', { level: 1, name: confirmWords.done.title });
    await heading.waitFor();
    await expect.poll(() => hasFocus(heading)).toBe(true);
    const [welcomeMail] = await outboxOf(site().origin, 'leser@example.com');
    expect(welcomeMail?.template).toBe('subscribed');

    await open(linkOf('newsletter/unsubscribe', welcomeMail?.values.unsubscribeToken));
    await pressButton(unsubscribeWords.button);
    await page.getByRole('heading', { level: 1, name: unsubscribeWords.done.title }).waitFor();
    await open(linkOf('newsletter/confirm', confirmationMail?.values.token));
    await pressButton(confirmWords.button);
    await page.getByRole('heading', { level: 1, name: confirmWords.spent.title }).waitFor();
  });

  test('a link with a missing or invalid token shows an error and offers the form', { tags: 'nightly' }, async () => {
    const { page, open } = await newVisitor('desktop');
    await open(pagePath({ edition: 'de', slug: 'newsletter/confirm' }));
    await page.getByRole('heading', { level: 1, name: confirmWords.missing.title }).waitFor();
    await fieldOf(page, messagesOf('de').subscribe.label).waitFor();
    await open(linkOf('newsletter/confirm', 'made-up'));
    await page.getByRole('main').getByRole('button', { name: confirmWords.button }).click();
    await page.getByRole('heading', { level: 1, name: confirmWords.spent.title }).waitFor();
    await fieldOf(page, messagesOf('de').subscribe.label).waitFor();
  });
});
