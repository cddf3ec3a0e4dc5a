import { type SuggestedEdition, type Suggestion, suggestedEdition } from '#contract/suggestion.ts';
import { hrefFrom, isPageOpen } from '#core/links/link.ts';
import { editions, isEditionCode } from '#core/place/editions.ts';
import type { Place } from '#core/place/place.ts';
import type { Site } from '#core/site.ts';
import { messageCompiler } from '#core/site-memo.ts';
import type { Instant } from '#core/time/instant.ts';
import { Moment } from '#core/time/moment.ts';
import { formatMessage } from '#core/words/words.ts';
import type { Deployment } from '../deployment.ts';
import { json, type Middleware } from '../http/response.ts';

const chooserSlug = 'choose-your-region';

/** Responds to `?edition=us&slug=…&country=DE&languages=de,en` with a Suggestion, or null if there is none. */
export function serveSuggestion(site: Site, { editions: servedEditions }: Deployment): Middleware {
  return ({ url: { searchParams }, now }) => {
    const [edition, slug, country, languages] = ['edition', 'slug', 'country', 'languages'].map(
      (name) => searchParams.get(name) ?? '',
    ) as [string, string, string, string];
    const canSuggest = servedEditions.length > 1 && isEditionCode(edition) && /^[A-Za-z]{2}$/.test(country);
    const suggested = canSuggest ? suggestedEdition(country, languages.split(','), edition) : undefined;
    const suggestion = suggested && isEditionCode(edition) ? suggest(site, { edition, slug }, suggested, now) : null;
    return json(suggestion, { 'cache-control': 'private, no-store' });
  };
}

function suggest(site: Site, current: Place, { edition, isServed }: SuggestedEdition, now: Instant): Suggestion | null {
  const isPageOpenThere = (slug: string) => isPageOpen(site, edition, slug, new Moment(now));
  const { suggestion, nav } = site.messages[edition];
  const { lang } = editions[edition];
  if (!isServed) {
    if (current.slug === chooserSlug || !isPageOpenThere(chooserSlug)) return null;
    const href = hrefFrom(site, current.edition, { edition, slug: chooserSlug });
    const [text, action, dismiss] = [suggestion.elsewhere, nav.chooseRegion, suggestion.dismiss];
    return { href, label: action, text, action, dismiss, lang };
  }
  const { label } = site.regions[edition];
  const format = (message: string) => formatMessage(message, lang, { region: label }, messageCompiler(site));
  return {
    href: hrefFrom(site, current.edition, { edition, slug: isPageOpenThere(current.slug) ? current.slug : '' }),
    label,
    text: format(suggestion.text),
    action: format(suggestion.action),
    dismiss: suggestion.dismiss,
    lang,
  };
}
