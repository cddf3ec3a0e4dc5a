import type { OfferNow } from '#core/offers/offer.ts';
import type { Page } from '#pages/page.ts';
import type { Section } from '#pages/sections.ts';

const availability: Record<OfferNow['state'], string> = {
  teaser: 'https://schema.org/OutOfStock',
  buyNow: 'https://schema.org/InStock',
  preOrder: 'https://schema.org/PreOrder',
  ended: 'https://schema.org/Discontinued',
  soldOut: 'https://schema.org/SoldOut',
  outOfStock: 'https://schema.org/OutOfStock',
};

/**
 * JSON-LD of a page: the organisation, the page and those above it, its product with the offer as shown and its
 * versions, its article, its questions, the open deals of a sale, and the list of products. Safe inside a `<script>`.
 * `picture` is the preview picture, `portrait` the one of the first screen if it shows the product.
 */
export function structuredData(page: Page, picture: string, portrait?: string): string {
  const images = portrait === undefined ? [picture] : [portrait, picture];
  const { product: shownProduct, article: shownArticle, trail } = page.head;
  const graph = [
    organisation(page),
    webPage(page, picture),
    trail.length > 0 ? breadcrumbs(page) : undefined,
    shownProduct && product(page, shownProduct, images),
    ...page.sections.map((section) => (section.kind === 'offers' ? productGroup(page, section) : undefined)),
    ...page.sections.map((section) => (section.kind === 'faq' ? questions(page, section) : undefined)),
    shownArticle && article(page, shownArticle, picture),
    ...page.sections.map((section) => (section.kind === 'deals' ? openDeals(page, section) : undefined)),
    ...page.sections.map((section) => (section.kind === 'robots' ? listedProducts(page, section) : undefined)),
  ].filter((entry) => entry !== undefined);
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
    hasMerchantReturnPolicy: organisation.returns && {
      '@type': 'MerchantReturnPolicy',
      '@id': `${organisation.url}#returns`,
      applicableCountry: organisation.returns.countries,
      returnPolicyCategory: 'https://schema.org/MerchantReturnFiniteReturnWindow',
      merchantReturnDays: organisation.returns.days,
    },
  };
}

function webPage({ head, lang, sections }: Page, picture: string) {
  return {
    '@type': 'WebPage',
    '@id': head.canonical,
    url: head.canonical,
    name: head.title,
    description: head.description,
    inLanguage: lang,
    dateModified: sections.flatMap((section) => (section.kind === 'page-head' ? section.updated?.day : []))[0],
    primaryImageOfPage: picture,
    publisher: { '@id': `${head.organisation.url}#organization` },
  };
}

const breadcrumbs = ({ head }: Page) => ({
  '@type': 'BreadcrumbList',
  itemListElement: listItems(head.trail.map(({ name, url }) => ({ name, item: url }))),
});

const listItems = (items: object[]) =>
  items.map((item, index) => ({ '@type': 'ListItem', position: index + 1, ...item }));

function product({ brand, head }: Page, { id, name, offer }: NonNullable<Page['head']['product']>, images: string[]) {
  return {
    '@type': 'Product',
    '@id': `${head.canonical}#product`,
    name,
    description: head.description,
    sku: id,
    url: head.canonical,
    image: images,
    brand: { '@type': 'Brand', name: brand },
    offers: offerOf(offer, head),
  };
}

/** The product of the page with its other versions, as the section shows them; none where it has one version. */
function productGroup({ brand, head }: Page, { products }: Extract<Section, { kind: 'offers' }>) {
  const others = products.filter(({ id }) => head.product?.variants.includes(id));
  if (!head.product || others.length === 0) return undefined;
  return {
    '@type': 'ProductGroup',
    name: head.trail.at(-1)?.name,
    description: head.description,
    url: head.canonical,
    brand: { '@type': 'Brand', name: brand },
    productGroupID: head.product.id,
    hasVariant: [
      { '@id': `${head.canonical}#product` },
      ...others.map(({ id, name, text, offer }) => ({
        '@type': 'Product',
        name,
        description: text,
        sku: id,
        offers: offerOf(offer, head),
      })),
    ],
  };
}

/** The questions of the topic that the page shows; none while it has none. */
function questions({ head, lang }: Page, { category, answer }: Extract<Section, { kind: 'faq' }>) {
  const topicQuestions = answer.categories.find(({ id }) => id === category)?.questions ?? [];
  if (topicQuestions.length === 0) return undefined;
  return {
    '@type': 'FAQPage',
    url: head.canonical,
    inLanguage: lang,
    mainEntity: topicQuestions.map(({ label, answer: paragraphs }) => ({
      '@type': 'Question',
      name: label,
      acceptedAnswer: { '@type': 'Answer', text: paragraphs.join('\n') },
    })),
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
  const products = [...new Map(open).values()].map(({ name, describe, link, offer }) => {
    const url = new URL(link?.href ?? '', head.canonical).href;
    const offers = offerOf(offer, { ...head, canonical: url });
    return { '@type': 'Product', name, description: describe, url, brand: { '@type': 'Brand', name: brand }, offers };
  });
  return { '@type': 'ItemList', name: heading, itemListElement: listItems(products.map((item) => ({ item }))) };
}

/** The products of the list with the addresses of their pages, where search engines find everything about them. */
const listedProducts = ({ head }: Page, { heading, groups }: Extract<Section, { kind: 'robots' }>) => ({
  '@type': 'ItemList',
  name: heading,
  itemListElement: listItems(
    groups
      .flatMap(({ cards }) => cards)
      .map(({ name, link }) => ({ name, url: new URL(link.href, head.canonical).href })),
  ),
});

/** An offer as it is shown; undefined without a visible price. `canonical` is the URL of the page that shows it. */
function offerOf(
  offer: OfferNow | undefined,
  { canonical, organisation }: Pick<Page['head'], 'canonical' | 'organisation'>,
) {
  return (
    offer?.price && {
      '@type': 'Offer',
      url: offer.buy?.href.split('?')[0] ?? canonical,
      price: offer.price.amount,
      priceCurrency: offer.currency,
      priceValidUntil: offer.until === undefined ? undefined : new Date(offer.until).toISOString(),
      availability: availability[offer.state],
      hasMerchantReturnPolicy: organisation.returns && { '@id': `${organisation.url}#returns` },
      potentialAction: offer.buy && { '@type': 'BuyAction', target: offer.buy.href },
    }
  );
}
