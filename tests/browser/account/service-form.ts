import type { Page } from 'playwright-core';
import { pagePath } from '#core/place/place.ts';
import { fieldOf } from '../support/account-journeys.ts';
import { currentSection } from '../support/current-page.ts';
import { waitForHydration } from '../support/keyboard.ts';
import type { Visitor } from '../support/visitors.ts';

/** The form that asks for service, in the German edition. */
export const serviceForm = currentSection('de', 'return-manufacturer', 'service-request');
const { words, products } = serviceForm;
/** Input by the label of its field. */
export const serviceInput = [
  [words.description.label, 'Das linke Knie beugt sich nicht mehr.'],
  [words.name.label, 'Robin Muster'],
  [words.email.label, 'service@example.com'],
] as const;

export async function openServiceForm({ page, open }: Visitor): Promise<void> {
  await open(pagePath({ edition: 'de', slug: 'return-manufacturer' }));
  await waitForHydration(page, 'service-form');
}
export async function fillServiceForm(page: Page): Promise<void> {
  await fieldOf(page, words.reason.label).selectOption('repair');
  await fieldOf(page, words.product.label).selectOption(products[0]?.id ?? '');
  for (const [label, text] of serviceInput) await fieldOf(page, label).fill(text);
}
