import type { NoticePolicy } from '#accounts/group/account-group.ts';
import { isPageOpen } from '#core/links/link.ts';
import { dueUntil, noticeState } from '#core/notices/notice-topic.ts';
import { isAnnounced } from '#core/offers/offer.ts';
import { productPageSlug } from '#core/products/catalogue.ts';
import { createResolveContext, messageValues, type ResolveContext } from '#core/resolve/resolve-context.ts';
import type { Site } from '#core/site.ts';
import { Moment } from '#core/time/moment.ts';
import { type Clock, systemClock } from '#server/time/clock.ts';

/**
 * Tells accounts the state of topics on pages. Accounts use real time and pages the server's clock, which may start at
 * another time: times are converted.
 */
export function noticePolicy(site: Site, clock: Clock): NoticePolicy {
  const ahead = () => clock.now() - systemClock.now();
  return {
    status(edition, topic, at) {
      const offset = ahead();
      const moment = new Moment(at + offset);
      const state = noticeState(site, edition, topic, moment);
      if (state === undefined) return undefined;
      const until = state === 'due' ? dueUntil(site, edition, topic, moment.instant) : moment.validUntil;
      return { state, validUntil: until === undefined ? undefined : until - offset };
    },
    subject: (edition, topic, at) =>
      noticeSubject(createResolveContext(site, edition, new Moment(at + ahead())), topic),
  };
}

/** Name of a topic's product or sale, and the slug of its page; undefined while the edition has no such page. */
export function noticeSubject(context: ResolveContext, topic: string): { name: string; slug: string } | undefined {
  const [kind, id = '', stage = ''] = topic.split(':');
  return kind === 'sale' ? saleSubject(context, id, stage) : productSubject(context, id);
}

function productSubject({ site, edition, moment, productName }: ResolveContext, id: string) {
  if (!Object.hasOwn(site.products, id) || !isAnnounced(site, edition, id, moment)) return undefined;
  const slug = productPageSlug(site, edition, id);
  if (slug === undefined || !isPageOpen(site, edition, slug, moment)) return undefined;
  return { name: productName(id), slug };
}

/**
 * A stage of a sale is called as the page of the sale calls it in its list of stages, else as that page is titled,
 * without the brand. The page that announces the sale may be another one.
 */
function saleSubject(context: ResolveContext, id: string, stage: string) {
  const { site, edition, moment, format } = context;
  const slugs = Object.keys(site.pages).filter((page) => {
    const { kind, campaigns } = site.pages[page]?.settings ?? {};
    return kind === 'sale' && campaigns?.includes(id);
  });
  const slug = slugs.find((page) => isPageOpen(site, edition, page, moment));
  const salePage = slugs.find((page) => site.pages[page]?.settings.opensWith === undefined) ?? slug;
  const title = salePage !== undefined && (stageName(context, salePage, stage) ?? pageTitle(context, salePage));
  if (slug === undefined || !title) return undefined;
  const values = messageValues(createResolveContext(site, edition, moment, { campaigns: [id] }));
  return { name: format(title, values), slug };
}

/** A bar breaks the line of the name. */
function stageName({ site, edition }: ResolveContext, slug: string, stage: string): string | undefined {
  const { settings, words } = site.pages[slug] ?? {};
  const list = settings?.sections.find(({ kind }) => kind === 'stages');
  const listWords = list && (words?.[edition]?.sections[list.id] as { stages?: Record<string, string> } | undefined);
  return listWords?.stages?.[stage]?.replaceAll('|', ' ');
}

const pageTitle = ({ site, edition }: ResolveContext, slug: string): string | undefined =>
  site.pages[slug]?.words[edition]?.title?.split(' | ')[0];
