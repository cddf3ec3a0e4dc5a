import type { Suggestion } from '#rules/contract/suggestion.ts';
import { addressOf } from '#rules/page/page.ts';
import type { EditionCode } from '#rules/place/editions.ts';
import { editionForCountry, editions, isEditionCode } from '#rules/place/editions.ts';
import { pathOf } from '#rules/place/place.ts';
import { isPageOpen } from '#rules/site/link.ts';
import type { Site } from '#rules/site/site.ts';
import { compilerOf } from '#rules/site/site-memo.ts';
import type { Instant } from '#rules/time/instant.ts';
import { Moment } from '#rules/time/moment.ts';
import { formatMessage } from '#rules/words/words.ts';
import type { Deployment } from '../deployment.ts';
import type { Middleware } from '../http/response.ts';
import { json } from '../http/response.ts';

/** Responds to `?edition=us&slug=…&country=DE` with a Suggestion, or null if there is none. */
export function serveSuggestion(site: Site, { editions: servedEditions }: Deployment): Middleware {
  return ({ url: { searchParams }, now }) => {
    const edition = searchParams.get('edition') ?? '';
    const country = searchParams.get('country') ?? '';
    const canSuggest = servedEditions.length > 1 && isEditionCode(edition) && /^[A-Za-z]{2}$/.test(country);
    const suggestion = canSuggest ? suggest(site, edition, searchParams.get('slug') ?? '', country, now) : null;
    return json(suggestion, { 'cache-control': 'private, no-store' });
  };
}

function suggest(site: Site, current: EditionCode, slug: string, country: string, now: Instant): Suggestion | null {
  const edition = editionForCountry(country);
  if (edition === current) return null;
  const { lang } = editions[edition];
  const { label } = site.regions[edition];
  const hasPage = Object.hasOwn(site.pages, slug) && isPageOpen(site, edition, slug, new Moment(now));
  const place = { edition, slug: hasPage ? slug : '' };
  const isOnThisHost = site.origins.main === site.origins.cn || (edition === 'cn') === (current === 'cn');
  const { text, action, dismiss } = site.messages[edition].suggestion;
  const format = (message: string) => formatMessage(message, lang, { region: label }, compilerOf(site));
  return {
    href: isOnThisHost ? pathOf(place) : addressOf(site, place),
    label,
    text: format(text),
    action: format(action),
    dismiss: format(dismiss),
    lang,
  };
}
