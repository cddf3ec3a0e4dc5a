import type { Page } from 'playwright-core';
import type { EditionCode } from '#core/place/editions.ts';
import { pagePath } from '#core/place/place.ts';
import { currentPage, messagesOf } from './current-page.ts';

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
