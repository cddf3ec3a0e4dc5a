import { faqSlug } from '#contract/faq.ts';
import { faqCategoryAbout } from '../faq/faq-categories.ts';
import type { Picture } from '../media/picture.ts';
import { isAnnounced } from '../offers/offer.ts';
import { productGlyph, productPageSlug } from '../products/catalogue.ts';
import { productGuide } from '../products/product-guide.ts';
import type { ResolveContext } from '../resolve/resolve-context.ts';

export type OwnedProduct = ReturnType<typeof ownedProduct>;

/**
 * Every product that the edition may name, by id, those of its catalogue first. An account serves several editions, so
 * that a robot may be one that this edition does not sell.
 */
export function ownedProducts(context: ResolveContext): Record<string, OwnedProduct> {
  const { site, edition, moment } = context;
  const ids = [...new Set([...Object.keys(site.offers[edition]), ...Object.keys(site.products)])].filter(
    (id) => site.products[id] && !site.products[id].bundle && isAnnounced(site, edition, id, moment),
  );
  return Object.fromEntries(ids.map((id) => [id, ownedProduct(context, id)]));
}

function ownedProduct(context: ResolveContext, id: string) {
  const { accent = '', picture } = context.site.products[id] ?? {};
  const questions = faqCategoryAbout(context.site, id);
  const slug = productPageSlug(context.site, context.edition, id);
  return {
    name: context.productName(id),
    accent,
    /** Cut-out, without a text: the name stands beside it. */
    picture: picture === undefined ? undefined : withoutText(context.picture(picture)),
    /** The name in the tall typeface. */
    word: productGlyph(context, id),
    page: slug === undefined ? undefined : context.link(`page:${slug}`)?.href,
    guide: context.link('page:manuals') && productGuide(context, id)?.href,
    faq: questions && context.link(`page:${faqSlug}/${questions.id}`)?.href,
  };
}

const withoutText = ({ alt: _, ...picture }: Picture): Omit<Picture, 'alt'> => picture;
