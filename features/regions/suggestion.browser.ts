import { countryIn } from '#browser/toolbox/country.ts';
import { messageQueue } from '#browser/toolbox/message-queue.ts';
import { localStore, storageKeys } from '#browser/toolbox/storage.ts';
import { type Suggestion, suggestedEdition } from '#contract/suggestion.ts';
import { isEditionCode } from '#core/place/editions.ts';

/** Stored while a suggestion waits in an edition for an answer: `show-first-message.ts` makes room for it. */
const due = (edition: string) => `due:${edition}`;

/** Stored when a visitor declines the chooser; otherwise the code of the declined edition is stored. */
const chooser = 'chooser';

/** Never redirects. The suggestion has its place from the first paint of the next page on, so nothing moves. */
export async function suggestEdition(): Promise<void> {
  const region = document.querySelector<HTMLElement>('[data-suggestion]');
  const edition = document.documentElement.dataset.edition ?? '';
  const country = countryIn(document.cookie);
  const { languages } = navigator;
  const suggested = country && suggestionFor(country, languages, edition);
  if (!region || !country || !suggested) return forgetSuggestion(edition);
  const markAsDue = () => localStore.write(storageKeys.suggestion, due(edition));
  if (!document.documentElement.dataset.message) return void markAsDue();
  const slug = region.dataset.slug ?? '';
  const query = new URLSearchParams({ edition, slug, country, languages: languages.join(',') });
  const response = await fetch(`/ssr/suggestion?${query}`);
  const suggestion = response.ok ? ((await response.json()) as Suggestion | null) : null;
  if (!suggestion) return forgetSuggestion(edition);
  writeSuggestion(region, suggestion, () => localStore.write(storageKeys.suggestion, suggested));
  messageQueue.ask('suggestion', markAsDue);
}

/** The code of another edition or `chooser`; undefined if nothing fits better, or if that was declined last. */
function suggestionFor(country: string, languages: readonly string[], edition: string): string | undefined {
  if (!isEditionCode(edition)) return undefined;
  const suggested = suggestedEdition(country, languages, edition);
  const name = suggested?.isServed === false ? chooser : suggested?.edition;
  return name === localStore.read(storageKeys.suggestion) ? undefined : name;
}

function forgetSuggestion(edition: string): void {
  if (localStore.read(storageKeys.suggestion) === due(edition)) localStore.remove(storageKeys.suggestion);
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
