import type { OfferNow, Page } from '#rules/page-value.ts';

const availability: Record<OfferNow['state'], string> = {
  buyNow: 'https://schema.org/InStock',
  preOrder: 'https://schema.org/PreOrder',
  soldOut: 'https://schema.org/SoldOut',
  outOfStock: 'https://schema.org/OutOfStock',
};

/** JSON-LD of a page: the organisation, the page and, on a product page, the product with its offer as shown. Safe inside a `<script>`. */
export function structuredData(page: Page, picture: string): string {
  const graph = [organisation(page), webPage(page, picture), ...(page.head.product ? [product(page, page.head.product, picture)] : [])];
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
    contactPoint: organisation.contact.map(({ type, email, telephone }) => ({ '@type': 'ContactPoint', contactType: type, email, telephone })),
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

function product({ brand, head }: Page, { name, offer }: NonNullable<Page['head']['product']>, picture: string) {
  return {
    '@type': 'Product',
    name,
    description: head.description,
    url: head.canonical,
    image: picture,
    brand: { '@type': 'Brand', name: brand },
    offers: offer?.price && {
      '@type': 'Offer',
      url: offer.buy?.href ?? head.canonical,
      price: offer.price.amount,
      priceCurrency: offer.currency,
      availability: availability[offer.state],
      potentialAction: offer.buy && { '@type': 'BuyAction', target: offer.buy.href },
    },
  };
}
