import type { Page } from 'playwright-core';
import type { EditionCode } from '#rules/place/editions.ts';
import { pathOf } from '#rules/place/place.ts';
import { currentPage } from './current-page.ts';

export const newsletterOf = (edition: EditionCode) => currentPage(edition, '').shell.newsletter.form;
/** A light page that has the newsletter form in its footer. */
export const regionChooserPath = (edition: EditionCode): string => pathOf({ edition, slug: 'choose-your-region' });

/** The newsletter form in the footer of a page. */
export function footerForm(page: Page, edition: EditionCode) {
  const words = newsletterOf(edition);
  const footer = page.getByRole('contentinfo');
  return {
    words,
    footer,
    email: footer.getByRole('textbox', { name: words.label }),
    submit: footer.getByRole('button', { name: words.submit, exact: true }),
    done: footer.locator('[data-subscribed]'),
  };
}
