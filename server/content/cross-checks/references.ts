import { pageFolder } from '#core/links/page-folder.ts';
import { editionCodes } from '#core/place/editions.ts';
import type { Site } from '#core/site.ts';
import type { ContentIssue } from '../content-error.ts';

interface Reference {
  /** Returns true if the id exists. */
  exists(site: Site, id: string): boolean;
  label: string;
  fix(id: string): string;
}

const picture: Reference = {
  exists: ({ pictures }, id) => Object.hasOwn(pictures, id),
  label: 'the picture',
  fix: (id) =>
    `Add media/${id}.webp and its words in content/pictures/${id.split('/')[0]}.yaml, or name one that exists.`,
};
const clip: Reference = {
  exists: ({ clips }, id) => Object.hasOwn(clips, id),
  label: 'the clip',
  fix: (id) =>
    `Add the files of media/${id} and the words in content/clips/${id.split('/')[0]}.yaml, or name one that exists.`,
};
const product: Reference = {
  exists: ({ products }, id) => Object.hasOwn(products, id),
  label: 'the product',
  fix: (id) => `Add content/products/${id}.yaml, or name one that exists.`,
};

const address: Reference = {
  exists: ({ company }, id) => Object.hasOwn(company.addresses, id),
  label: 'the address',
  fix: () => 'Add it to addresses in content/company.yaml, or name one that exists.',
};

/** Content keys whose values are ids from another file. */
const references: Record<string, Reference> = {
  picture,
  film: picture,
  poster: picture,
  clip,
  product,
  sameAs: product,
  address,
};

/** Finds ids of products, pictures, clips and addresses that do not exist. Paths are relative to the content folder. */
export function referenceIssues(site: Site): ContentIssue[] {
  const checkNested = (value: unknown, file: string, path: PropertyKey[] = []) => nestedIssues(site, value, file, path);
  return [
    ...editionCodes.flatMap((code) =>
      Object.keys(site.offers[code]).flatMap((id) => missingIssues(site, product, id, `offers/${code}.yaml`, [id])),
    ),
    ...editionCodes.flatMap((code) => checkNested(site.regions[code], `regions/${code}.yaml`)),
    ...checkNested(site.company.editions, 'company.yaml', ['editions']),
    ...Object.entries(site.products).flatMap(([id, content]) => checkNested(content, `products/${id}.yaml`)),
    ...Object.entries(site.products).flatMap(([id, { bundle = [] }]) =>
      bundle.flatMap((part, index) => missingIssues(site, product, part, `products/${id}.yaml`, ['bundle', index])),
    ),
    ...Object.entries(site.campaigns).flatMap(([id, { groups }]) =>
      checkNested(groups, `campaigns/${id}.yaml`, ['groups']),
    ),
    ...Object.entries(site.clips).flatMap(([id, { poster }]) =>
      checkNested({ poster }, `clips/${id.split('/')[0]}.yaml`, [id.split('/')[1] ?? '']),
    ),
    ...Object.keys(site.manuals.guides).flatMap((id) => missingIssues(site, product, id, 'manuals/guides.yaml', [id])),
    ...checkNested(site.manuals.guides, 'manuals/guides.yaml'),
    ...Object.entries(site.pages).flatMap(([slug, { settings }]) =>
      checkNested(settings, `${pageFolder(slug)}/page.yaml`),
    ),
  ];
}

function nestedIssues(site: Site, value: unknown, file: string, path: PropertyKey[]): ContentIssue[] {
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, child]) => {
    const reference = Object.hasOwn(references, key) && !Array.isArray(value) ? references[key] : undefined;
    if (reference && typeof child === 'string') return missingIssues(site, reference, child, file, [...path, key]);
    return nestedIssues(site, child, file, [...path, key]);
  });
}

function missingIssues(
  site: Site,
  { exists, label, fix }: Reference,
  id: string,
  file: string,
  path: PropertyKey[],
): ContentIssue[] {
  return exists(site, id)
    ? []
    : [{ file, path: path.join('.'), actual: `${label} "${id}", which does not exist`, fix: fix(id) }];
}
