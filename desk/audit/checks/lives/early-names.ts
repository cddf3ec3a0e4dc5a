import { pageFolder } from '#core/links/page-schema.ts';
import type { EditionCode } from '#core/place/editions.ts';
import { namedFrom } from '#core/products/life.ts';
import type { Product } from '#core/products/product-schema.ts';
import type { Site } from '#core/site.ts';
import { resolveEveryPage } from '#pages/every-page.ts';
import type { Page } from '#pages/page.ts';
import { formatLocalTime } from '../../../dated-content/local-time.ts';
import type { Check, Finding } from '../../finding.ts';
import { locateText } from '../../locate-text.ts';

/** A text that gives a product away, and until when nobody may know of the product. */
interface Secret {
  product: string;
  text: string;
  announced: number;
}

/** Finds pages that name or show a product, or hold its id, before its edition announces it. */
export const earlyNames: Check = (content) => {
  const secrets = new Map<EditionCode, Secret[]>();
  const findings = new Map<string, Finding>();
  const secretsInPart = new WeakMap<object, Map<string, boolean>>();
  /** Returns true if a part has the secret. Looked up once: parts that do not change are one object at every edge. */
  const has = (part: object, secret: string): boolean => {
    const secretsInside = secretsInPart.get(part) ?? new Map<string, boolean>();
    secretsInPart.set(part, secretsInside);
    const isInside = secretsInside.get(secret) ?? jsonOf(part).includes(secret);
    secretsInside.set(secret, isInside);
    return isInside;
  };
  for (const { edition, slug, page } of resolveEveryPage(content).pages) {
    const ofEdition = secrets.get(edition) ?? secretsOf(content.site, edition);
    secrets.set(edition, ofEdition);
    for (const { product, text: secret, announced } of ofEdition.filter(({ announced }) => page.instant < announced)) {
      for (const [part, value] of partsOf(page)) {
        if (!has(value, secret)) continue;
        const text = textWith(value, secret) ?? secret;
        const isPicture = secret.startsWith('"');
        const { file, path } = isPicture
          ? { file: `${pageFolder(slug)}/page.yaml`, path: part }
          : locateText(content, { edition, slug, part, text });
        findings.set([file, path, edition, product, text].join('\n'), {
          check: 'early-name',
          severity: 'error',
          file,
          path,
          edition,
          instant: page.instant,
          slug,
          actual: `“${text.slice(0, 80)}” gives ${product} away, which is announced at ${formatLocalTime(announced, edition)}`,
          fix: 'Bind the words or the picture to the product, or choose others.',
        });
      }
    }
  }
  return [...findings.values()];
};

/** The names, ids and pictures of the products that an edition announces at some instant. */
function secretsOf(site: Site, edition: EditionCode): Secret[] {
  const dated = Object.entries(site.products).flatMap(([id, product]) => {
    const announced = namedFrom(site.offers, edition, id).opens;
    return announced === undefined ? [] : [{ id, product, announced }];
  });
  const openNames = Object.entries(site.products)
    .filter(([id]) => !dated.some((one) => one.id === id))
    .flatMap(([id, product]) => textsOf(id, product));
  return dated.flatMap(({ id, product, announced }) =>
    textsOf(id, product)
      .filter((text) => !openNames.some((name) => name.includes(text)))
      .map((text) => ({ product: id, text, announced })),
  );
}

const textsOf = (id: string, { name, picture }: Product): string[] => [
  id,
  ...new Set(Object.values(name)),
  ...(picture ? [`"${picture.split('/')[0]}/`] : []),
];

const partsOf = ({ head, shell, sections }: Page): [string, object][] => [
  ['head', head],
  ['shell', shell],
  ...sections.map((section): [string, object] => [section.id, section]),
];

const jsonByPart = new WeakMap<object, string>();

/** Parts of a page that do not change are the same object. */
function jsonOf(part: object): string {
  const json = jsonByPart.get(part) ?? JSON.stringify(part);
  jsonByPart.set(part, json);
  return json;
}

function textWith(value: unknown, secret: string): string | undefined {
  if (typeof value === 'string') return `"${value}"`.includes(secret) ? value : undefined;
  if (typeof value !== 'object' || value === null) return undefined;
  for (const child of Object.values(value)) {
    const text = textWith(child, secret);
    if (text !== undefined) return text;
  }
  return undefined;
}
