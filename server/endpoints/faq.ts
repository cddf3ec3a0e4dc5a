import { faqPath, faqSlug } from '#contract/faq.ts';
import type { EditionCode } from '#core/place/editions.ts';
import type { Site } from '#core/site.ts';
import type { Instant } from '#core/time/instant.ts';
import { resolvePage } from '#pages/resolve-page.ts';
import type { Middleware } from '../http/response.ts';
import { editionTexts, serveCachedTexts, type TextSource, type TextVersion } from '../pages/text-cache.ts';

/**
 * Serves the questions of an edition's FAQ page as JSON at `/ssr/faq/<edition>`. Shared caches may keep it as long as
 * the page.
 */
export function serveFaq(source: TextSource): Middleware {
  const texts = editionTexts(source, faqPath, questionsAt);
  return serveCachedTexts(source, { type: 'application/json', missing: 'There are no questions here.', texts });
}

function questionsAt(site: Site, edition: EditionCode, instant: Instant): TextVersion {
  const resolution = resolvePage(site, { edition, slug: faqSlug }, instant);
  const section = 'page' in resolution ? resolution.page.sections.find(({ kind }) => kind === 'faq') : undefined;
  return {
    text: section?.kind === 'faq' ? JSON.stringify(section.answer) : undefined,
    validUntil: resolution.validUntil,
  };
}
