import { noticeOffer } from '../notices/notice-offer.ts';
import { productTopic } from '../notices/notice-topic.ts';
import type { ResolveContext } from '../resolve/resolve-context.ts';

/**
 * While the product of a page cannot be ordered, leads to the section that says what to do instead, if that offers to
 * tell when it can.
 */
export function noticeLink(context: ResolveContext, product: string): { href: string; label: string } | undefined {
  if (context.offer(product)?.buy) return undefined;
  const { site, slug = '' } = context;
  const section = site.pages[slug]?.settings.sections.find(({ kind }) => kind === 'availability');
  const notice = section && noticeOffer(context, productTopic(context, product));
  return notice && { href: `#${section.id}`, label: context.messages.notices[notice.kind] };
}
