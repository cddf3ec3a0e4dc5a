import { campaign } from '#core/campaigns/campaign-schema.ts';
import type { ReferenceTarget } from '#core/fields/roles.ts';
import { type Field, fieldsIn } from '#core/fields/walk.ts';
import { pageFolder } from '#core/links/page-schema.ts';
import { clip } from '#core/media/clip-schema.ts';
import { guides } from '#core/media/manual-schema.ts';
import { offers } from '#core/offers/offer-schema.ts';
import { editionCodes } from '#core/place/editions.ts';
import { product } from '#core/products/product-schema.ts';
import { company } from '#core/regions/company-schema.ts';
import type { Site } from '#core/site.ts';
import { settingsFields } from '#pages/page-fields.ts';
import type { ContentIssue } from '../content-error.ts';

interface Target {
  entries(site: Site): object;
  label: string;
  fix(id: string): string;
}

/** Campaigns are not among them: `checkCampaigns` looks them up before, because other values depend on them. */
const targets: Partial<Record<ReferenceTarget, Target>> = {
  picture: {
    entries: ({ pictures }) => pictures,
    label: 'the picture',
    fix: (id) =>
      `Add media/${id}.webp and its words in content/pictures/${id.split('/')[0]}.yaml, or name one that exists.`,
  },
  clip: {
    entries: ({ clips }) => clips,
    label: 'the clip',
    fix: (id) =>
      `Add the files of media/${id} and the words in content/clips/${id.split('/')[0]}.yaml, or name one that exists.`,
  },
  product: {
    entries: ({ products }) => products,
    label: 'the product',
    fix: (id) => `Add content/products/${id}.yaml, or name one that exists.`,
  },
  address: {
    entries: ({ company: { addresses } }) => addresses,
    label: 'the address',
    fix: () => 'Add it to addresses in content/company.yaml, or name one that exists.',
  },
};

/** Finds ids of products, pictures, clips and addresses that do not exist. Paths are relative to the content folder. */
export function referenceIssues(site: Site): ContentIssue[] {
  const missingIn = (file: string, fields: readonly Field[]) => fields.flatMap((field) => issuesOf(site, file, field));
  return [
    ...editionCodes.flatMap((code) => missingIn(`offers/${code}.yaml`, fieldsIn(offers, site.offers[code]))),
    ...missingIn('company.yaml', fieldsIn(company, site.company)),
    ...Object.entries(site.products).flatMap(([id, value]) =>
      missingIn(`products/${id}.yaml`, fieldsIn(product, value)),
    ),
    ...Object.entries(site.campaigns).flatMap(([id, value]) =>
      missingIn(`campaigns/${id}.yaml`, fieldsIn(campaign, value)),
    ),
    ...Object.entries(site.clips).flatMap(([id, value]) => {
      const [subject, name = ''] = id.split('/');
      return missingIn(`clips/${subject}.yaml`, fieldsIn(clip, value, [name]));
    }),
    ...missingIn('manuals/guides.yaml', fieldsIn(guides, site.manuals.guides)),
    ...Object.entries(site.pages).flatMap(([slug, { settings }]) =>
      missingIn(`${pageFolder(slug)}/page.yaml`, settingsFields(settings)),
    ),
  ];
}

function issuesOf(site: Site, file: string, { role, value, path }: Field): ContentIssue[] {
  const target = role.role === 'reference' ? targets[role.to] : undefined;
  if (!target || Object.hasOwn(target.entries(site), value as string)) return [];
  const [id, at] = [value as string, path.join('.')];
  return [{ file, path: at, actual: `${target.label} "${id}", which does not exist`, fix: target.fix(id) }];
}
