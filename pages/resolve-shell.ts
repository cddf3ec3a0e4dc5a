import { searchSlug } from '#contract/search.ts';
import { bestSaleDeal, liveSale, salePageNow, saleWords } from '#core/campaigns/live-sale.ts';
import { resolvePageLaw } from '#core/law/page-law.ts';
import { resolveFirstVisitOffer, resolveNewsletter } from '#core/messages/newsletter.ts';
import { type OfferNow, tagNow } from '#core/offers/offer.ts';
import type { NavLink, NavMenu, Shell } from '#core/page-frame.ts';
import { pagePath } from '#core/place/place.ts';
import { type Availability, priceInShop, visibleProducts } from '#core/products/catalogue.ts';
import { companyAddress } from '#core/regions/company.ts';
import type { NavItem, Region } from '#core/regions/region-schema.ts';
import { createResolveContext, type ResolveContext } from '#core/resolve/resolve-context.ts';
import { memoizeWhileValid } from '#core/site-memo.ts';
import { formatDay } from '#core/words/dates.ts';

type MenuPlacement = 'header' | 'footer';

/**
 * Resolves the header, footer and banner of an edition. It is the same on all pages and lists the whole catalogue, so
 * the last one is used again for as long as it is valid.
 */
export const resolveShell = memoizeWhileValid((site, edition, moment) =>
  createShell(createResolveContext(site, edition, moment)),
);

/** Links whose page is not live now are left out. */
function createShell(context: ResolveContext): Shell {
  const { site, edition, moment } = context;
  const region = site.regions[edition];
  const banner = region.textBanners.find(({ window }) => moment.isOpen(window));
  const home = pagePath({ edition, slug: '' });
  return {
    home,
    banner: banner && {
      id: banner.id,
      label: banner.label,
      action: banner.action,
      accent: banner.accent,
      link: banner.link === undefined ? undefined : context.link(banner.link),
    },
    campaign: resolveSaleLink(context),
    menus: resolveMenus(region, 'header', context),
    catalogue: catalogueLinks(context),
    region: {
      label: region.label,
      labelAbroad: region.labelAbroad,
      language: region.language,
      currencyLabel: region.currencyLabel,
      href: context.link('page:choose-your-region')?.href ?? home,
    },
    shop: { label: region.shop.label, href: region.shop.host },
    account: resolveAccountLinks(context),
    search: resolveSearchLink(context),
    footer: {
      menus: resolveMenus(region, 'footer', context).filter(({ id }) => id !== 'products'),
      links: resolveNavLinks(region.footerNavs, 'footer', context),
      social: region.social.map(({ label, link }) => ({ label, href: link })),
      payments: region.paymentMarks,
      tagline: region.tagline,
      copyright: region.copyright,
      disclaimer: region.disclaimer,
      address: companyAddress(site, edition),
    },
    law: resolvePageLaw(context),
    newsletter: resolveNewsletter(context),
    newcomerOffer: resolveFirstVisitOffer(context),
    consent: region.consent,
    privacy: context.link('page:privacy-policy')?.href,
  };
}

function resolveAccountLinks(context: ResolveContext): Shell['account'] {
  const { label, link } = context.site.regions[context.edition].account;
  const [account, login] = [context.link(link), context.link('page:login')];
  return (
    account && login && { label, href: account.href, loginLabel: context.messages.nav.logIn, loginHref: login.href }
  );
}

function resolveSearchLink(context: ResolveContext): Shell['search'] {
  const page = context.link(`page:${searchSlug}`);
  return page && { label: context.messages.search.label, href: page.href };
}

/** The live sale page, if its words have a label for the header, and what its open stage offers. */
function resolveSaleLink(context: ResolveContext): Shell['campaign'] {
  const page = salePageNow(context);
  const sale = liveSale(context);
  const deal = sale && bestSaleDeal(context, sale);
  const product = deal && visibleProducts(context).find(({ id }) => id === deal.card.product);
  return (
    page && {
      label: page.label,
      href: page.href,
      sale: sale && saleWords(context, sale),
      product: product && { accent: product.accent, picture: product.picture, glyph: product.glyph },
    }
  );
}

function resolveMenus(region: Region, placement: MenuPlacement, context: ResolveContext): NavMenu[] {
  return region.navs
    .map(({ identify: id, label, children }) => ({
      id,
      label,
      items: id === 'products' ? productLinks(context) : resolveNavLinks(children, placement, context),
    }))
    .filter((menu) => menu.items.length > 0);
}

function resolveNavLinks(
  items: NavItem[],
  placement: MenuPlacement,
  { moment, link: resolve }: ResolveContext,
): NavLink[] {
  return items.flatMap(({ label, link: ref, hint, hidden, startTime }) => {
    const link = moment.isOpen({ opens: startTime }) ? resolve(ref) : undefined;
    return link && !hidden.includes(placement) ? [{ ...link, label, hint }] : [];
  });
}

const productLinks = (context: ResolveContext): NavLink[] =>
  visibleProducts(context).map(
    ({ id, link, shortName, family, accent, picture, glyph, offer, availability, sale }) => ({
      ...link,
      label: shortName,
      product: {
        family,
        tag: tagNow(context.site, context.edition, id, context.moment),
        accent,
        picture,
        glyph,
        price: offer?.price?.text,
        reference: offer?.reference?.text,
        note: sale?.until ?? menuNote(offer, availability, context),
      },
    }),
  );

function menuNote(
  offer: OfferNow | undefined,
  availability: Availability,
  context: ResolveContext,
): string | undefined {
  const { messages, edition, format } = context;
  if (availability !== 'buyNow') return messages.availability[availability];
  if (!offer?.price) return priceInShop(context);
  return offer.reference && offer.until !== undefined
    ? format(messages.catalogue.until, { day: formatDay(offer.until - 1, edition) })
    : undefined;
}

const catalogueSlugs = { robots: 'allRobots', compare: 'compare', 'which-robot': 'choose' } as const;

const catalogueLinks = ({ messages, link: resolve }: ResolveContext): NavLink[] =>
  Object.entries(catalogueSlugs).flatMap(([slug, name]) => {
    const link = resolve(`page:${slug}`);
    return link ? [{ ...link, label: messages.catalogue[name] }] : [];
  });
