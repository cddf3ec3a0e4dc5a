import type { ResolveContext } from '../resolve/resolve-context.ts';
import { type NoticeTopic, noticeState, productTopic } from './notice-topic.ts';

export type NoticeOffer = NonNullable<ReturnType<typeof noticeOffer>>;

/** “Tell me when”: offers to tell about a topic; undefined unless somebody can wait for it now. */
export function noticeOffer(context: ResolveContext, topic: NoticeTopic | undefined) {
  const { site, edition, moment } = context;
  if (topic === undefined || noticeState(site, edition, topic, moment) !== 'waiting') return undefined;
  return {
    topic,
    kind: topic.split(':')[0] as 'orderable' | 'onSale' | 'sale',
    /** Anchor of the newsletter form, which is in the footer of every page: where the button leads without scripts. */
    newsletter: '#footer-news',
    privacy: context.link('page:privacy-policy')?.href,
    placeholder: site.regions[edition].newsletter.placeholder,
  };
}

/** Leads to the section that offers to tell when the product of a page can be ordered, while it cannot. */
export function noticeLink(context: ResolveContext, product: string): { href: string; label: string } | undefined {
  if (context.offer(product)?.buy) return undefined;
  const { site, slug = '' } = context;
  const section = site.pages[slug]?.settings.sections.find(({ kind }) => kind === 'availability');
  const notice = section && noticeOffer(context, productTopic(context, product));
  return notice && { href: `#${section.id}`, label: context.messages.notices[notice.kind] };
}
