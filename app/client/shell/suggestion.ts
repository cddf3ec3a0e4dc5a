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
  const nearer = country === undefined ? undefined : editionForCountry(country);
  return nearer === edition || nearer === declined ? undefined : nearer;
}

/** Suggests the edition of the visitor's country once, in a corner. It never redirects. */
export async function suggestEdition(): Promise<void> {
  const region = document.querySelector<HTMLElement>('[data-suggestion]');
  const edition = document.documentElement.dataset.edition ?? '';
  const country = countryIn(document.cookie);
  const nearer = editionToSuggest(country, edition, localStore.read(key));
  if (!region || !country || !nearer) return;
  const query = new URLSearchParams({ edition, slug: region.dataset.slug ?? '', country });
  const answer = await fetch(`/ssr/suggestion?${query}`);
  const suggestion = answer.ok ? ((await answer.json()) as Suggestion | null) : null;
  if (suggestion) show(region, suggestion, () => localStore.write(key, nearer));
}

function show(
  region: HTMLElement,
  { href, label, text, action, dismiss, lang }: Suggestion,
  remember: () => void,
): void {
  const words = Object.assign(document.createElement('p'), { textContent: text });
  const link = Object.assign(document.createElement('a'), { textContent: action, href });
  const button = Object.assign(document.createElement('button'), { textContent: dismiss, type: 'button' });
  button.addEventListener('click', () => {
    remember();
    region.hidden = true;
  });
  region.lang = lang;
  region.setAttribute('aria-label', label);
  region.replaceChildren(words, link, button);
  region.hidden = false;
}
