import { isAnnounced } from '../commerce/offer.ts';
import { resolveFirstVisitOffer, resolveNewsletter } from '../context/newsletter.ts';
import type { ResolveContext } from '../context/resolve-context.ts';
import { pathOf } from '../place/place.ts';
import type { NavItem, Region } from '../schema/region.ts';
import { isLive, windowsOf } from '../site/link.ts';
import { oncePerEdition } from '../site/site-memo.ts';
import type { NavLink, NavMenu, Shell } from './page-value.ts';

type Part = 'header' | 'footer';

/** Resolves the header, footer and banner of an edition. Links whose page is not live now are left out. */
export function resolveShell(scope: ResolveContext): Shell {
  const { site, edition, moment } = scope;
  const region = site.regions[edition];
  const banner = region.textBanners.find(({ window }) => moment.isOpen(window));
  const hasChooser = isLive(site, edition, 'choose-your-region', moment);
  return {
    home: pathOf({ edition, slug: '' }),
    ...(banner && {
      banner: {
        id: banner.id,
        label: banner.label,
        action: banner.action,
        accent: banner.accent,
        link: banner.link === undefined ? undefined : scope.link(banner.link),
      },
    }),
    campaign: campaignOf(scope),
    menus: menusOf(region, 'header', scope),
    region: {
      label: region.label,
      labelAbroad: region.labelAbroad,
      language: region.language,
      currencyLabel: region.currencyLabel,
      href: pathOf({ edition, slug: hasChooser ? 'choose-your-region' : '' }),
    },
    shop: { label: region.shop.label, href: region.shop.host },
    account: accountOf(scope),
    footer: {
      menus: menusOf(region, 'footer', scope),
      links: linksOf(region.footerNavs, 'footer', scope),
      social: Object.entries(region.social).map(([name, href]) => ({ name, href })),
      payments: region.paymentMarks,
      tagline: region.tagline,
      copyright: region.copyright,
      disclaimer: region.disclaimer,
      address: region.companyAddress,
    },
    newsletter: resolveNewsletter(scope),
    newcomerOffer: resolveFirstVisitOffer(scope),
    consent: region.consent,
    privacy: scope.link('page:privacy-policy')?.href,
  };
}

function accountOf(scope: ResolveContext): Shell['account'] {
  const { label, link } = scope.site.regions[scope.edition].account;
  const [account, login] = [scope.link(link), scope.link('page:login')];
  return account && login && { label, href: account.href, loginLabel: scope.messages.nav.logIn, loginHref: login.href };
}

/** Sale pages that an edition's header may link to. */
const salesOf = oncePerEdition((site, edition) =>
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

function menusOf(region: Region, part: Part, scope: ResolveContext): NavMenu[] {
  return region.navs
    .map((group) => ({ id: group.identify, label: group.label, items: linksOf(group.children, part, scope) }))
    .filter((menu) => menu.items.length > 0);
}

function linksOf(items: NavItem[], part: Part, scope: ResolveContext): NavLink[] {
  const { site, edition, moment } = scope;
  return items.flatMap((item) => {
    const isOpen =
      moment.isOpen({ opens: item.startTime }) &&
      (item.product === undefined || isAnnounced(site, edition, item.product, moment));
    const link = scope.link(item.link) ?? (item.product && scope.offer(item.product)?.buy);
    if (!isOpen || !link || item.hidden.includes(part)) return [];
    const product = item.product === undefined ? undefined : site.products[item.product];
    return [
      {
        ...link,
        label: item.label,
        hint: item.hint,
        tag: item.tag,
        accent: product?.accent,
        picture: product?.picture === undefined ? undefined : scope.picture(product.picture),
        word: product && { text: product.word.replace('|', ''), width: product.wordWidth[0] },
      },
    ];
  });
}
