import type { OfferNow, Page, Section } from '#rules/page/page-value.ts';

const availability: Record<OfferNow['state'], string> = {
  teaser: 'https://schema.org/OutOfStock',
  buyNow: 'https://schema.org/InStock',
  preOrder: 'https://schema.org/PreOrder',
  ended: 'https://schema.org/Discontinued',
  soldOut: 'https://schema.org/SoldOut',
  outOfStock: 'https://schema.org/OutOfStock',
};

/**
 * JSON-LD of a page: the organisation, the page, its product with the offer as shown, its article, the open deals of a
 * sale, and the list of products. Safe inside a `<script>`.
 * `picture` is the preview picture, `portrait` the one of the first screen if it shows the product.
 */
export function structuredData(page: Page, picture: string, portrait?: string): string {
  const images = portrait === undefined ? [picture] : [portrait, picture];
  const graph = [
    organisation(page),
    webPage(page, picture),
    ...(page.head.product ? [product(page, page.head.product, images)] : []),
    ...(page.head.article ? [article(page, page.head.article, picture)] : []),
    ...page.sections.filter((section) => section.kind === 'deals').map((section) => openDeals(page, section)),
    ...page.sections.filter((section) => section.kind === 'robots').map((section) => listedProducts(page, section)),
  ];
  return JSON.stringify({ '@context': 'https://schema.org', '@graph': graph }).replaceAll('<', '\\u003c');
}

function organisation({ brand, head: { organisation } }: Page) {
  return {
    '@type': 'Organization',
    '@id': `${organisation.url}#organization`,
    name: brand,
    legalName: organisation.name,
    url: organisation.url,
    logo: new URL('/favicon.svg', organisation.url).href,
    sameAs: organisation.sameAs,
    contactPoint: organisation.contact.map(({ type, email, telephone }) => ({
      '@type': 'ContactPoint',
      contactType: type,
      email,
      telephone,
    })),
  };
}

function webPage({ head, lang }: Page, picture: string) {
  return {
    '@type': 'WebPage',
    '@id': head.canonical,
    url: head.canonical,
    name: head.title,
    description: head.description,
    inLanguage: lang,
    primaryImageOfPage: picture,
    publisher: { '@id': `${head.organisation.url}#organization` },
  };
}

function product({ brand, head }: Page, { name, offer }: NonNullable<Page['head']['product']>, images: string[]) {
  return {
    '@type': 'Product',
    name,
    description: head.description,
    url: head.canonical,
    image: images,
    brand: { '@type': 'Brand', name: brand },
    offers: offerOf(offer, head.canonical),
  };
}

function article({ head, lang }: Page, { headline, published }: NonNullable<Page['head']['article']>, picture: string) {
  const organisation = { '@id': `${head.organisation.url}#organization` };
  return {
    '@type': 'NewsArticle',
    headline,
    description: head.description,
    url: head.canonical,
    mainEntityOfPage: { '@id': head.canonical },
    datePublished: published,
    image: [picture],
    inLanguage: lang,
    author: organisation,
    publisher: organisation,
  };
}

/** The products of a sale whose prices are visible now, each once. Locked deals are left out. */
function openDeals({ brand, head }: Page, { heading, groups }: Extract<Section, { kind: 'deals' }>) {
  const open = groups
    .flatMap(({ cards }) => cards)
    .flatMap(({ deal, ...card }) =>
      deal.state === 'open' ? [[card.id, { ...card, offer: deal.offer }] as const] : [],
    );
  return {
    '@type': 'ItemList',
    name: heading,
    itemListElement: [...new Map(open).values()].map(({ name, describe, link, offer }, index) => {
      const url = new URL(link?.href ?? '', head.canonical).href;
      return {
        '@type': 'ListItem',
        position: index + 1,
        item: {
          '@type': 'Product',
          name,
          description: describe,
          url,
          brand: { '@type': 'Brand', name: brand },
          offers: offerOf(offer, url),
        },
      };
    }),
  };
}

/** The products of the list with the addresses of their pages, where search engines find everything about them. */
const listedProducts = ({ head }: Page, { heading, groups }: Extract<Section, { kind: 'robots' }>) => ({
  '@type': 'ItemList',
  name: heading,
  itemListElement: groups
    .flatMap(({ cards }) => cards)
    .map(({ name, link }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name,
      url: new URL(link.href, head.canonical).href,
    })),
});

/** An offer as it is shown; undefined without a visible price. `page` is the URL of the page that shows it. */
function offerOf(offer: OfferNow | undefined, page: string) {
  return (
    offer?.price && {
      '@type': 'Offer',
      url: offer.buy?.href.split('?')[0] ?? page,
      price: offer.price.amount,
      priceCurrency: offer.currency,
      priceValidUntil: offer.until === undefined ? undefined : new Date(offer.until).toISOString(),
      availability: availability[offer.state],
      potentialAction: offer.buy && { '@type': 'BuyAction', target: offer.buy.href },
    }
  );
}
