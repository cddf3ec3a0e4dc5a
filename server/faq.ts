import type { EditionCode } from '#rules/editions.ts';
import { editionCodes } from '#rules/editions.ts';
import type { FaqAnswer } from '#rules/faq.ts';
import { faqPath, faqSlug } from '#rules/faq.ts';
import type { Instant } from '#rules/instant.ts';
import { isLive } from '#rules/link.ts';
import { Moment } from '#rules/moment.ts';
import { resolvePage } from '#rules/page.ts';
import type { Site } from '#rules/site.ts';
import type { Answer, Step } from './answer.ts';
import { plainText } from './answer.ts';
import { longestKept } from './cache-policy.ts';
import type { Encoded } from './encoding.ts';
import { encodeText, entityTag, hashOf, matchesTag, preferredEncoding } from './encoding.ts';
import type { PreviewOf } from './preview.ts';
import { cachingOf } from './preview.ts';

/** What an edition answers from `instant` until `validUntil`; without a body, it has no such page then. */
interface Kept {
  instant: Instant;
  validUntil: Instant | undefined;
  sent: { body: Required<Encoded>; hash: string } | undefined;
}

/** The questions of `/ssr/faq/<edition>` as its page shows them, as JSON that shared caches keep until a question comes or goes. */
export function answerFaq(site: Site, lockedTo: EditionCode | undefined, previewOf: PreviewOf): Step {
  const answers = new Map<EditionCode, Kept>();

  async function answerAt(edition: EditionCode, now: Instant): Promise<Kept> {
    const kept = answers.get(edition);
    if (kept && kept.instant <= now && (kept.validUntil === undefined || now < kept.validUntil)) return kept;
    const made = await makeAnswer(site, edition, now);
    answers.set(edition, made);
    return made;
  }

  return async (visit) => {
    const { url, now, request } = visit;
    const edition = editionCodes.find((code) => url.pathname === faqPath(code));
    if (edition === undefined || (lockedTo !== undefined && edition !== lockedTo)) return undefined;
    const preview = previewOf(visit);
    if (typeof preview === 'object') return preview;
    const { validUntil, sent } = preview === undefined ? await answerAt(edition, now) : await makeAnswer(site, edition, preview);
    const caching = (longest: number) => cachingOf(preview, validUntil, now, longest);
    return sent ? json(sent, request.headers, caching(longestKept.page)) : plainText(404, 'There are no questions here.', caching(longestKept.missing));
  };
}

async function makeAnswer(site: Site, edition: EditionCode, instant: Instant): Promise<Kept> {
  const resolution = resolvePage(site, { edition, slug: faqSlug }, instant);
  const section = 'page' in resolution ? resolution.page.sections.find(({ kind }) => kind === 'faq') : undefined;
  if (section?.kind !== 'faq') return { instant, validUntil: resolution.validUntil, sent: undefined };
  const body = await encodeText(JSON.stringify(section.answer));
  return { instant, validUntil: validUntilOf(site, edition, section.answer, instant), sent: { body, hash: hashOf(body.identity) } };
}

/** The questions end with themselves or with their page, not with what else stands there. */
function validUntilOf(site: Site, edition: EditionCode, { validUntil }: FaqAnswer, instant: Instant): Instant | undefined {
  const moment = new Moment(instant);
  isLive(site, edition, faqSlug, moment);
  if (validUntil !== null) moment.hasCome(validUntil);
  return moment.validUntil;
}

function json({ body, hash }: { body: Required<Encoded>; hash: string }, asked: Headers, caching: Record<string, string>): Answer {
  const encoding = preferredEncoding(asked.get('accept-encoding'));
  const tag = entityTag(hash, encoding);
  const headers = { ...caching, etag: tag, vary: 'Accept-Encoding' };
  if (matchesTag(asked.get('if-none-match'), tag)) return { status: 304, headers };
  return {
    status: 200,
    headers: { ...headers, 'content-type': 'application/json', ...(encoding && { 'content-encoding': encoding }) },
    body: encoding ? body[encoding] : body.identity,
  };
}
