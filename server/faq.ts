import type { EditionCode } from '#rules/editions.ts';
import type { FaqAnswer } from '#rules/faq.ts';
import { faqPath, faqSlug } from '#rules/faq.ts';
import type { Instant } from '#rules/instant.ts';
import { isLive } from '#rules/link.ts';
import { Moment } from '#rules/moment.ts';
import { resolvePage } from '#rules/page.ts';
import type { Site } from '#rules/site.ts';
import type { Step } from './answer.ts';
import { editionsServed } from './editions-served.ts';
import type { MadeText } from './kept-texts.ts';
import { serveTexts } from './kept-texts.ts';
import type { PreviewOf } from './preview.ts';

/** The questions of `/ssr/faq/<edition>` as its page shows them, as JSON that shared caches keep until a question comes or goes. */
export function answerFaq(site: Site, lockedTo: EditionCode | undefined, previewOf: PreviewOf): Step {
  const here = editionsServed(lockedTo);
  const texts = new Map(here.map((code) => [faqPath(code), (instant: Instant) => questionsAt(site, code, instant)]));
  return serveTexts({ type: 'application/json', missing: 'There are no questions here.', texts, previewOf });
}

function questionsAt(site: Site, edition: EditionCode, instant: Instant): MadeText {
  const resolution = resolvePage(site, { edition, slug: faqSlug }, instant);
  const section = 'page' in resolution ? resolution.page.sections.find(({ kind }) => kind === 'faq') : undefined;
  if (section?.kind !== 'faq') return { text: undefined, validUntil: resolution.validUntil };
  return { text: JSON.stringify(section.answer), validUntil: validUntilOf(site, edition, section.answer, instant) };
}

/** The questions end with themselves or with their page, not with what else stands there. */
function validUntilOf(site: Site, edition: EditionCode, { validUntil }: FaqAnswer, instant: Instant): Instant | undefined {
  const moment = new Moment(instant);
  isLive(site, edition, faqSlug, moment);
  if (validUntil !== null) moment.hasCome(validUntil);
  return moment.validUntil;
}
