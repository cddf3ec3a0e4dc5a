import { countryIn } from '#browser/toolbox/country.ts';
import { messageQueue } from '#browser/toolbox/message-queue.ts';
import { localStore } from '#browser/toolbox/storage.ts';
import type { Suggestion } from '#contract/suggestion.ts';
import { suggestedEdition } from '#contract/suggestion.ts';
import { isEditionCode } from '#core/place/editions.ts';

const key = 'suggestion';

/** Stored while a suggestion waits in an edition for an answer: `show-first-message.ts` makes room for it. */
const due = (edition: string) => `due:${edition}`;

/** Stored when a visitor declines the chooser; otherwise the code of the declined edition is stored. */
const chooser = 'chooser';

interface Visitor {
  /** ISO 3166-1 code, if known. */
  country: string | undefined;
  /** Language tags, the preferred one first. */
  languages: readonly string[];
  /** What the visitor declined last. */
  declined: string | null;
}

/**
 * What to suggest to a visitor of `edition`: the code of another edition or `chooser`; undefined if nothing, or if that
 * was declined.
 */
export function editionToSuggest({ country, languages, declined }: Visitor, edition: string): string | undefined {
  if (country === undefined || !isEditionCode(edition)) return undefined;
  const suggested = suggestedEdition(country, languages, edition);
  const name = suggested?.isServed === false ? chooser : suggested?.edition;
  return name === declined ? undefined : name;
}

/**
 * Suggests the edition of the visitor's country, or the chooser, until the visitor declines. It never redirects. The
 * suggestion takes the place of the question about visits, or has a place of its own from the first paint of the next
 * page on, so that nothing moves.
 */
export async function suggestEdition(): Promise<void> {
  const region = document.querySelector<HTMLElement>('[data-suggestion]');
  const edition = document.documentElement.dataset.edition ?? '';
  const country = countryIn(document.cookie);
  const { languages } = navigator;
  const suggested = editionToSuggest({ country, languages, declined: localStore.read(key) }, edition);
  if (!region || !country || !suggested) return forgetSuggestion(edition);
  const markAsDue = () => localStore.write(key, due(edition));
  if (!document.documentElement.dataset.message) return void markAsDue();
  const slug = region.dataset.slug ?? '';
  const query = new URLSearchParams({ edition, slug, country, languages: languages.join(',') });
  const response = await fetch(`/ssr/suggestion?${query}`);
  const suggestion = response.ok ? ((await response.json()) as Suggestion | null) : null;
  if (!suggestion) return forgetSuggestion(edition);
  writeSuggestion(region, suggestion, () => localStore.write(key, suggested));
  messageQueue.ask('suggestion', markAsDue);
}

function forgetSuggestion(edition: string): void {
  if (localStore.read(key) === due(edition)) localStore.remove(key);
  messageQueue.end('suggestion');
}

function writeSuggestion(
  region: HTMLElement,
  { href, label, text, action, dismiss, lang }: Suggestion,
  remember: () => void,
): void {
  const paragraph = Object.assign(document.createElement('p'), { textContent: text });
  const link = Object.assign(document.createElement('a'), { textContent: action, href });
  const button = Object.assign(document.createElement('button'), { textContent: dismiss, type: 'button' });
  button.addEventListener('click', () => {
    remember();
    messageQueue.end('suggestion');
  });
  region.lang = lang;
  region.setAttribute('aria-label', label);
  region.firstElementChild?.replaceChildren(paragraph, link, button);
}
