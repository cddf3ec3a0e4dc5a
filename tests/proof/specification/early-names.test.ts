import { extname, join } from 'node:path';
import { expect, test } from 'vitest';
import type { TemplateName } from '#accounts/mail/messages/message-templates.ts';
import { createRender } from '#accounts/mail/render/render-message.ts';
import { faqPath } from '#contract/faq.ts';
import { searchIndexPath } from '#contract/search.ts';
import { registrableProducts } from '#core/account/registrable-products.ts';
import { feedSlug } from '#core/news/news.ts';
import { type EditionCode, editionCodes } from '#core/place/editions.ts';
import { pagePath } from '#core/place/place.ts';
import { namedFrom } from '#core/products/life.ts';
import { Moment } from '#core/time/moment.ts';
import { createMailContext } from '#main/accounts/account-policy.ts';
import { readStaticFiles } from '#server/files/static-files.ts';
import { sampleMessages } from '#tests/support/accounts/sample-messages.ts';
import { realSite as site } from '#tests/support/site/real-site.ts';
import { renderPage } from '#tests/support/site/rendered-page.ts';
import { createTestSite } from '#tests/support/site/test-site.ts';

const root = join(import.meta.dirname, '../../..');

interface Secret {
  product: string;
  announced: number;
  /** Texts that give the product away: its id, its names, its addresses and the folder of its pictures. */
  texts: string[];
}

/** Returns the texts that identify a product, in lower case. */
const textsOf = (id: string): string[] => {
  const { name = {}, picture } = site.products[id] ?? {};
  const slugs = editionCodes.flatMap((edition) => site.offers[edition][id]?.link || []);
  return [id, ...Object.values(name), ...slugs, ...(picture ? [`/media/${picture.split('/')[0]}/`] : [])].map((text) =>
    text.toLowerCase(),
  );
};

const announcedAt = (edition: EditionCode, id: string): number | undefined => namedFrom(site.offers, edition, id).opens;

/** The products that an edition announces at some instant, without texts that another product gives away already. */
function secretsOf(edition: EditionCode): Secret[] {
  const ids = Object.keys(site.products);
  return ids.flatMap((product) => {
    const announced = announcedAt(edition, product);
    if (announced === undefined) return [];
    const earlier = ids.filter((id) => (announcedAt(edition, id) ?? Number.NEGATIVE_INFINITY) < announced);
    const earlierTexts = earlier.flatMap(textsOf);
    const texts = [...new Set(textsOf(product))].filter((text) => !earlierTexts.some((one) => one.includes(text)));
    return [{ product, announced, texts }];
  });
}

/** Text of a response as a reader finds it: without entities, and without the encoding of addresses. */
const plain = (text: string): string =>
  text
    .replaceAll('&amp;', '&')
    .replaceAll(/&#x27;|&quot;/g, "'")
    .replaceAll(/%[2-7][0-9a-f]/gi, (encoded) => String.fromCharCode(Number.parseInt(encoded.slice(1), 16)))
    .toLowerCase();

const leaksIn = (where: string, text: string, secrets: readonly Secret[]): string[] => {
  const read = plain(text);
  return secrets.flatMap(({ product, texts }) =>
    texts.filter((secret) => read.includes(secret)).map((secret) => `${where}: “${secret}” of ${product}`),
  );
};

/** Addresses with which a stranger may ask for a product. The search repeats the query, so it gets the beginning. */
const questionsAbout = (edition: EditionCode, { product, texts }: Secret): string[] => [
  `${pagePath({ edition, slug: 'compare' })}?robots=${product},flagshipOptimusPrime`,
  ...texts.map((text) => `${pagePath({ edition, slug: 'search' })}?q=${encodeURIComponent(text.slice(0, -1))}`),
  `${pagePath({ edition, slug: 'which-robot' })}?who=transformers&way=detail`,
];

const { get, clock } = createTestSite({ site, render: renderPage, maxBytes: 1 });

const headersOf = ({ headers }: Response): string =>
  [...headers].map(([name, value]) => `${name}: ${value}`).join('\n');

/** Each instant just before an edition announces something, with the products that are secret then. */
const nights = editionCodes.flatMap((edition) => {
  const secrets = secretsOf(edition);
  return [...new Set(secrets.map(({ announced }) => announced))].map(
    (announced) =>
      [
        edition,
        new Date(announced).toISOString(),
        announced - 1,
        secrets.filter((secret) => secret.announced >= announced),
      ] as const,
  );
});

test.each(nights)(
  'in %s, no response names a product before %s',
  async (edition, _announced, instant, secrets) => {
    expect(secrets.filter(({ texts }) => texts.length === 0)).toEqual([]);
    clock.set(instant);
    const origin = edition === 'cn' ? site.origins.cn : site.origins.main;
    const pages = [...Object.keys(site.pages), '', feedSlug, 'no-such-page'].map((slug) => pagePath({ edition, slug }));
    const others = [
      faqPath(edition),
      searchIndexPath(edition),
      ...secrets.flatMap((secret) => questionsAbout(edition, secret)),
      '/robots.txt',
      '/.well-known/security.txt',
      '/us/%00',
    ];
    const leaks: string[] = [];
    for (const path of [...new Set(pages), ...others]) {
      const response = await get(origin + path);
      leaks.push(...leaksIn(path, `${headersOf(response)}\n${await response.text()}`, secrets));
    }
    // It names the page of another edition, where the product may be out.
    const secretsThere = secrets.filter(({ product }) => (announcedAt('de', product) ?? 0) > instant);
    for (const { product } of secretsThere) {
      const slug = site.offers[edition][product]?.link ?? '';
      const suggestion = await get(`${origin}/ssr/suggestion?edition=${edition}&slug=${slug}&country=DE&languages=de`);
      leaks.push(...leaksIn('suggestion', await suggestion.text(), secretsThere));
    }
    const registrable = registrableProducts(site, edition, new Moment(instant));
    leaks.push(...leaksIn('registration', JSON.stringify(registrable), secrets));
    expect(leaks).toEqual([]);
  },
  600_000,
);

/** Everything that is the same at any time gives away what is secret at any. */
const everSecret = editionCodes.flatMap(secretsOf);

const samples = sampleMessages('x');

test('no mail names a product of its own accord', () => {
  const render = createRender(createMailContext(site));
  const leaks = editionCodes.flatMap((edition) =>
    (Object.keys(samples) as TemplateName[]).flatMap((template) => {
      const template_values = JSON.stringify(samples[template]);
      const mail = render({ channel: 'mail', template, edition, recipient: 'robin@example.com', template_values });
      return leaksIn(`${template} of ${edition}`, JSON.stringify(mail), everSecret);
    }),
  );
  expect(leaks).toEqual([]);
});

test('no script, style or other file of the build names a product, nor does its name', async () => {
  const files = await readStaticFiles([join(root, 'build/client'), join(root, 'document/public')]);
  expect(files.size).toBeGreaterThan(50);
  const leaks = [...files].flatMap(([path, { identity }]) => {
    const isText = ['.css', '.js', '.svg', '.json', '.webmanifest', '.txt'].includes(extname(path));
    const text = isText ? Buffer.from(identity).toString('utf8') : '';
    return everSecret.flatMap(({ product, texts }) =>
      texts
        .map((word) => word.replaceAll(/\/media\/|\//g, ''))
        .filter((word) => new RegExp(`(?<![a-z0-9])${RegExp.escape(word)}(?![a-z0-9])`, 'i').test(`${path} ${text}`))
        .map((word) => `${path}: “${word}” of ${product}`),
    );
  });
  expect([...new Set(leaks)]).toEqual([]);
});
