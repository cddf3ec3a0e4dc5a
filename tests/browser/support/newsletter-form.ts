import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import type { EditionCode } from '#core/place/editions.ts';
import { pagePath } from '#core/place/place.ts';
import { outboxOf } from '../../support/accounts/call-api.ts';
import { realSite } from '../../support/site/real-site.ts';
import { currentPage, messagesOf } from './current-page.ts';
import { hasFocus } from './keyboard.ts';
import type { Visitors } from './visitors.ts';

export const newsletterOf = (edition: EditionCode) => currentPage(edition, '').shell.newsletter.form;
/** A light page that has the newsletter form in its footer. */
export const regionChooserPath = (edition: EditionCode): string => pagePath({ edition, slug: 'choose-your-region' });

/** The newsletter form in the footer of a page. */
export function footerForm(page: Page, edition: EditionCode) {
  const words = newsletterOf(edition);
  const footer = page.getByRole('contentinfo');
  return {
    words,
    footer,
    email: footer.getByRole('textbox', { name: messagesOf(edition).subscribe.label }),
    submit: footer.getByRole('button', { name: words.submit, exact: true }),
    done: footer.locator('[data-subscribed]'),
  };
}

/** Expects that the form rejects an invalid address and accepts the corrected one, in the edition's language. */
export async function expectSubscription({ newVisitor, site }: Visitors, edition: EditionCode): Promise<void> {
  const { page, open, troubles } = await newVisitor('phone');
  await open(regionChooserPath(edition));
  const { invalid, success } = realSite.regions[edition].newsletter;
  const { email, submit, footer, done } = footerForm(page, edition);
  await email.fill('robin@example');
  await submit.click();
  await footer.getByText(invalid, { exact: true }).waitFor();
  await expect.poll(() => hasFocus(email)).toBe(true);
  expect(await email.inputValue()).toBe('robin@example');
  await email.fill(`robin.${edition}@example.com`);
  expect(await footer.getByText(invalid, { exact: true }).count()).toBe(0);
  await email.press('Enter');
  await done.getByText(success, { exact: true }).waitFor();
  await expect.poll(() => hasFocus(done)).toBe(true);
  expect((await outboxOf(site().origin, `robin.${edition}@example.com`)).length).toBe(1);
  expect(troubles).toEqual([]);
}
