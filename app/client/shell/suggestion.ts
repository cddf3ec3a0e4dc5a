import type { Suggestion } from '#rules/contract/suggestion.ts';
import type { EditionCode } from '#rules/place/editions.ts';
import { editionForCountry } from '#rules/place/editions.ts';
import { countryIn } from '../../browser/country.ts';
import { localStore } from '../../browser/storage.ts';

const key = 'suggestion';

/**
 * The edition to suggest to a visitor from `country` who reads `edition`; undefined when it is the same or was
 * declined.
 */
export function editionToSuggest(
  country: string | undefined,
  edition: string,
  declined: string | null,
): EditionCode | undefined {
  const suggestedEdition = country === undefined ? undefined : editionForCountry(country);
  return suggestedEdition === edition || suggestedEdition === declined ? undefined : suggestedEdition;
}

/** Suggests the edition of the visitor's country once, in a corner. It never redirects. */
export async function suggestEdition(): Promise<void> {
  const region = document.querySelector<HTMLElement>('[data-suggestion]');
  const edition = document.documentElement.dataset.edition ?? '';
  const country = countryIn(document.cookie);
  const suggestedEdition = editionToSuggest(country, edition, localStore.read(key));
  if (!region || !country || !suggestedEdition) return;
  const query = new URLSearchParams({ edition, slug: region.dataset.slug ?? '', country });
  const response = await fetch(`/ssr/suggestion?${query}`);
  const suggestion = response.ok ? ((await response.json()) as Suggestion | null) : null;
  if (suggestion) showSuggestion(region, suggestion, () => localStore.write(key, suggestedEdition));
}

function showSuggestion(
  region: HTMLElement,
  { href, label, text, action, dismiss, lang }: Suggestion,
  remember: () => void,
): void {
  const paragraph = Object.assign(document.createElement('p'), { textContent: text });
  const link = Object.assign(document.createElement('a'), { textContent: action, href });
  const button = Object.assign(document.createElement('button'), { textContent: dismiss, type: 'button' });
  button.addEventListener('click', () => {
    remember();
    region.hidden = true;
  });
  region.lang = lang;
  region.setAttribute('aria-label', label);
  region.replaceChildren(paragraph, link, button);
  region.hidden = false;
}
