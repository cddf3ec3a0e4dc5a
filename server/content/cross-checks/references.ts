import { editionCodes } from '#rules/place/editions.ts';
import type { Site } from '#rules/site/site.ts';
import type { ContentIssue } from '../content-error.ts';
import { pageFolder } from '../site-pages.ts';

interface Reference {
  /** Whether the id exists. */
  there(site: Site, id: string): boolean;
  found: string;
  mend(id: string): string;
}

const picture: Reference = {
  there: ({ pictures }, id) => Object.hasOwn(pictures, id),
  found: 'the picture',
  mend: (id) =>
    `Add media/${id}.webp and its words in content/pictures/${id.split('/')[0]}.yaml, or name one that is there.`,
};
const clip: Reference = {
  there: ({ clips }, id) => Object.hasOwn(clips, id),
  found: 'the clip',
  mend: (id) =>
    `Add the files of media/${id} and the words in content/clips/${id.split('/')[0]}.yaml, or name one that is there.`,
};
const product: Reference = {
  there: ({ products }, id) => Object.hasOwn(products, id),
  found: 'the product',
  mend: (id) => `Add content/products/${id}.yaml, or name one that is there.`,
};

/** Content keys whose values are ids from another file. */
const references: Record<string, Reference> = { picture, film: picture, poster: picture, clip, product };

/** Finds ids of products, pictures and clips that do not exist. Paths are relative to the content folder. */
export function referenceIssues(site: Site): ContentIssue[] {
  const named = (value: unknown, file: string, path: PropertyKey[] = []) => namedIn(site, value, file, path);
  return [
    ...editionCodes.flatMap((code) =>
      Object.keys(site.offers[code]).flatMap((id) => missing(site, product, id, `offers/${code}.yaml`, [id])),
    ),
    ...editionCodes.flatMap((code) => named(site.regions[code], `regions/${code}.yaml`)),
    ...Object.entries(site.products).flatMap(([id, content]) => named(content, `products/${id}.yaml`)),
    ...Object.entries(site.products).flatMap(([id, { bundle = [] }]) =>
      bundle.flatMap((part, index) => missing(site, product, part, `products/${id}.yaml`, ['bundle', index])),
    ),
    ...Object.entries(site.campaigns).flatMap(([id, { groups }]) => named(groups, `campaigns/${id}.yaml`, ['groups'])),
    ...Object.entries(site.clips).flatMap(([id, { poster }]) =>
      named({ poster }, `clips/${id.split('/')[0]}.yaml`, [id.split('/')[1] ?? '']),
    ),
    ...Object.keys(site.manuals.guides).flatMap((id) => missing(site, product, id, 'manuals/guides.yaml', [id])),
    ...named(site.manuals.guides, 'manuals/guides.yaml'),
    ...Object.entries(site.pages).flatMap(([slug, { settings }]) => named(settings, `${pageFolder(slug)}/page.yaml`)),
  ];
}

function namedIn(site: Site, value: unknown, file: string, path: PropertyKey[]): ContentIssue[] {
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, child]) => {
    const reference = Object.hasOwn(references, key) && !Array.isArray(value) ? references[key] : undefined;
    if (reference && typeof child === 'string') return missing(site, reference, child, file, [...path, key]);
    return namedIn(site, child, file, [...path, key]);
  });
}

function missing(
  site: Site,
  { there, found, mend }: Reference,
  id: string,
  file: string,
  path: PropertyKey[],
): ContentIssue[] {
  return there(site, id)
    ? []
    : [{ file, path: path.join('.'), found: `${found} "${id}", which is not there`, mend: mend(id) }];
}
