import { type Field, fieldsIn } from '#core/fields/walk.ts';
import { law } from '#core/law/law-schema.ts';
import { pageContent } from '#core/links/link.ts';
import { type PageSettings, pageFolder } from '#core/links/page-schema.ts';
import { editionCodes } from '#core/place/editions.ts';
import { region } from '#core/regions/region-schema.ts';
import type { Site } from '#core/site.ts';
import { settingsFields, wordFields } from '#pages/page-fields.ts';
import type { ContentIssue } from '../content-error.ts';
import type { LayeredWords } from '../layered-words.ts';
import type { WordSources } from '../loaders/site-pages.ts';

/** Finds links that never work, anywhere in the content. Paths are relative to the content folder. */
export function linkIssues(site: Site, sources: WordSources): ContentIssue[] {
  const brokenIn = (fields: readonly Field[], fileOf: LayeredWords['fileOf']) =>
    fields
      .filter(({ role }) => role.role === 'link')
      .flatMap(({ value, path }) => checkLink(site, value as string, fileOf(path), path.join('.')));
  return [
    ...editionCodes.flatMap((code) => shopIssues(site, `regions/${code}.yaml`, site.regions[code].shop.host)),
    ...editionCodes.flatMap((code) => brokenIn(fieldsIn(region, site.regions[code]), () => `regions/${code}.yaml`)),
    ...editionCodes.flatMap((code) => brokenIn(fieldsIn(law, site.law[code]), () => `law/${code}.yaml`)),
    ...Object.entries(site.pages).flatMap(([slug, { settings }]) => [
      ...brokenIn(settingsFields(settings), () => `${pageFolder(slug)}/page.yaml`),
      ...Object.values(sources[slug] ?? {}).flatMap(({ merged, fileOf }) =>
        brokenIn(wordFields(settings, merged), fileOf),
      ),
    ]),
    ...editionCodes.flatMap((code) =>
      Object.entries(site.offers[code]).flatMap(([id, { link }]) =>
        link === '' ? [] : checkPageLink(site, link, `offers/${code}.yaml`, `${id}.link`),
      ),
    ),
  ];
}

function checkLink(site: Site, ref: string, file: string, path: string): ContentIssue[] {
  const [, scheme = '', rest = ''] = /^(page|site|https):(.*)$/.exec(ref) ?? [];
  if (scheme === 'page') return checkPageLink(site, rest, file, path);
  if (scheme === 'https' && path !== 'shop.host') return checkHostLink(site, ref, file, path);
  const name = scheme === 'site' ? (rest.split('/')[0] ?? '') : undefined;
  if (name === undefined || Object.hasOwn(site.settings.sites, name)) return [];
  return [{ file, path, actual: `the site "${name}"`, fix: 'Add it to sites in content/site.yaml.' }];
}

function checkPageLink(site: Site, ref: string, file: string, path: string): ContentIssue[] {
  const [slug = '', anchor] = ref.split('#');
  const page = pageContent(site, slug);
  if (page) {
    const anchors = page.settings.sections.flatMap(anchorsOf);
    // Only a page whose file cannot be read has no sections.
    if (anchor === undefined || anchors.includes(anchor) || page.settings.sections.length === 0) return [];
    const fix =
      anchors.length > 0 ? `Write one of ${anchors.join(', ')}.` : 'Leave it out: no section of that page has one.';
    return [{ file, path, actual: `the anchor "${anchor}", which "${slug}" does not have`, fix }];
  }
  if (site.settings.plannedPages.includes(slug)) return [];
  const fix = `Correct its spelling, add content/${pageFolder(slug)}/, or add it to plannedPages in content/site.yaml.`;
  return [{ file, path, actual: `the page "${slug}", which does not exist`, fix }];
}

const anchorsOf = ({ anchor, kind, parts }: PageSettings['sections'][number]): string[] => [
  ...(anchor === undefined ? [] : [anchor]),
  ...(kind === 'prose' ? (parts as { id: string }[]).map(({ id }) => id) : []),
];

/** Planned pages that exist by now. Harmless, but they should leave the list. */
export const outdatedPlannedPages = (site: Site): string[] =>
  site.settings.plannedPages.filter((slug) => pageContent(site, slug) !== undefined);

export const allowedHosts = ({ settings }: Site): string[] => [
  ...settings.allowedHosts,
  ...Object.values(settings.sites).map((url) => new URL(url).host),
];

function checkHostLink(site: Site, address: string, file: string, path: string): ContentIssue[] {
  const host = URL.parse(address)?.host;
  if (host === undefined)
    return [
      {
        file,
        path,
        actual: JSON.stringify(address),
        fix: 'Write a whole address, such as https://hub.kinetra.example/app.',
      },
    ];
  if (allowedHosts(site).includes(host)) return [];
  return [{ file, path, actual: `the host ${host}`, fix: 'Add it to allowedHosts in content/site.yaml.' }];
}

/** A shop is where visitors pay, so its host must be allowed by name. A site on the same host is not enough. */
function shopIssues(site: Site, file: string, address: string): ContentIssue[] {
  const { host } = new URL(address);
  if (site.settings.allowedHosts.includes(host)) return [];
  return [{ file, path: 'shop.host', actual: `the host ${host}`, fix: 'Add it to allowedHosts in content/site.yaml.' }];
}
