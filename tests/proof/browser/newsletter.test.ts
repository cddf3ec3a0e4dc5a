import { describe, expect, test } from 'vitest';
import { editionCodes } from '#core/place/editions.ts';
import { pagePath } from '#core/place/place.ts';
import { fieldOf } from '../../browser/support/account-journeys.ts';
import { currentSection, messagesOf } from '../../browser/support/current-page.ts';
import {
  expectSubscription,
  footerForm,
  newsletterOf,
  regionChooserPath,
} from '../../browser/support/newsletter-form.ts';
import { visitors } from '../../browser/support/visitors.ts';
import { outboxOf } from '../../support/accounts/call-api.ts';

const fixture = visitors();
const { newVisitor, site } = fixture;

describe('the newsletter form in the footer', () => {
  test.each(editionCodes)(
    'of %s rejects an invalid address and accepts the corrected one, in its language',
    (edition) => expectSubscription(fixture, edition),
  );

  test('uses the English text of the specification', () => {
    for (const edition of ['us', 'uk', 'eu'] as const)
      expect(newsletterOf(edition).invalid).toBe('Please enter a valid email address');
    expect(newsletterOf('us').success).toBe('Subscribed Successfully!');
  });

  test('accepts input that was sent before its script was loaded', async () => {
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

describe('where the law requires a confirmation', () => {
  const confirmWords = currentSection('de', 'newsletter/confirm', 'mail-link').words;
  const linkOf = (slug: string, token = '') => `${pagePath({ edition: 'de', slug })}?${new URLSearchParams({ token })}`;

  test('a link with a missing or invalid token shows an error and offers the form', async () => {
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
