import { isListed, tagNow } from '../commerce/offer.ts';
import { resolveFirstVisitOffer, resolveNewsletter } from '../context/newsletter.ts';
import type { ResolveContext } from '../context/resolve-context.ts';
import { searchSlug } from '../contract/search.ts';
import { pathOf } from '../place/place.ts';
import type { NavItem, Region } from '../schema/region.ts';
import type { Link } from '../site/link.ts';
import { isPageOpen, windowsOf } from '../site/link.ts';
import { companyAddressOf } from '../site/postal-address.ts';
import { memoizePerEdition } from '../site/site-memo.ts';
import type { NavLink, NavMenu, Shell } from './page-value.ts';

type MenuPlacement = 'header' | 'footer';

/** Resolves the header, footer and banner of an edition. Links whose page is not live now are left out. */
export function resolveShell(context: ResolveContext): Shell {
  const { site, edition, moment } = context;
  const region = site.regions[edition];
  const banner = region.textBanners.find(({ window }) => moment.isOpen(window));
  const hasChooser = isPageOpen(site, edition, 'choose-your-region', moment);
  return {
    home: pathOf({ edition, slug: '' }),
    ...(banner && {
      banner: {
        id: banner.id,
        label: banner.label,
        action: banner.action,
        accent: banner.accent,
        link: banner.link === undefined ? undefined : context.link(banner.link),
      },
    }),
    campaign: campaignOf(context),
    menus: menusOf(region, 'header', context),
    region: {
      label: region.label,
      labelAbroad: region.labelAbroad,
      language: region.language,
      currencyLabel: region.currencyLabel,
      href: pathOf({ edition, slug: hasChooser ? 'choose-your-region' : '' }),
    },
    shop: { label: region.shop.label, href: region.shop.host },
    account: accountOf(context),
    search: searchOf(context),
    footer: {
      menus: menusOf(region, 'footer', context),
      links: linksOf(region.footerNavs, 'footer', context),
      social: region.social.map(({ label, link }) => ({ label, href: link })),
      payments: region.paymentMarks,
      tagline: region.tagline,
      copyright: region.copyright,
      disclaimer: region.disclaimer,
      address: companyAddressOf(site, edition),
    },
    newsletter: resolveNewsletter(context),
    newcomerOffer: resolveFirstVisitOffer(context),
    consent: region.consent,
    privacy: context.link('page:privacy-policy')?.href,
  };
}

function accountOf(context: ResolveContext): Shell['account'] {
  const { label, link } = context.site.regions[context.edition].account;
  const [account, login] = [context.link(link), context.link('page:login')];
  return (
    account && login && { label, href: account.href, loginLabel: context.messages.nav.logIn, loginHref: login.href }
  );
}

function searchOf(context: ResolveContext): Shell['search'] {
  const page = context.link(`page:${searchSlug}`);
  return page && { label: context.messages.search.label, href: page.href };
}

/** Sale pages that an edition's header may link to. */
const salesOf = memoizePerEdition((site, edition) =>
  Object.entries(site.pages).flatMap(([slug, { settings, words }]) => {
    const label = settings.kind === 'sale' ? words[edition]?.menu : undefined;
    return label === undefined
      ? []
      : [{ link: { label, href: pathOf({ edition, slug }) }, windows: windowsOf(site, edition, slug) }];
  }),
);

/** The live sale page, if its words have a label for the header. */
const campaignOf = ({ site, edition, moment }: ResolveContext): Shell['campaign'] =>
  salesOf(site, edition).find(({ windows }) => windows.some((window) => moment.isOpen(window)))?.link;

function menusOf(region: Region, placement: MenuPlacement, context: ResolveContext): NavMenu[] {
  return region.navs
    .map((group) => ({ id: group.identify, label: group.label, items: linksOf(group.children, placement, context) }))
    .filter((menu) => menu.items.length > 0);
}

function linksOf(items: NavItem[], placement: MenuPlacement, context: ResolveContext): NavLink[] {
  const { site, edition, moment } = context;
  return items.flatMap((item) => {
    const isOpen =
      moment.isOpen({ opens: item.startTime }) &&
      (item.product === undefined || isListed(site, edition, item.product, moment));
    const link = context.link(item.link) ?? (item.product && shopPageOf(item.product, context));
    if (!isOpen || !link || item.hidden.includes(placement)) return [];
    const product = item.product === undefined ? undefined : site.products[item.product];
    return [
      {
        ...link,
        label: item.label,
        hint: item.hint,
        tag: item.product === undefined ? undefined : tagNow(site, edition, item.product, moment),
        accent: product?.accent,
        picture: product?.picture === undefined ? undefined : context.picture(product.picture),
        word: product && { text: product.word.replace('|', ''), width: product.wordWidth[0] },
      },
    ];
  });
}

/** The shop's page of a product that is or was on sale, also while it is out of stock. */
function shopPageOf(product: string, { site, edition, offer, link }: ResolveContext): Link | undefined {
  const path = site.offers[edition][product]?.buy;
  const state = offer(product)?.state;
  return path && state && state !== 'teaser' ? link(`shop:${path}`) : undefined;
}
