import { editionCodes } from '#rules/editions.ts';
import type { Instant } from '#rules/instant.ts';
import { formatInstant } from '#rules/instant.ts';
import { resolvePage } from '#rules/page.ts';
import type { Site } from '#rules/site.ts';
import type { ContentFault } from './content-error.ts';

/** What no single file can tell: whether the files of content agree with each other, at every instant. */
export function crossCheck(site: Site): ContentFault[] {
  const faults = [...productFaults(site), ...linkFaults(site)];
  return faults.length > 0 ? faults : resolutionFaults(site);
}

function productFaults(site: Site): ContentFault[] {
  const faults: ContentFault[] = [];
  const expect = (id: string | undefined, file: string, path: string) => {
    if (id !== undefined && !site.products[id])
      faults.push({ file, path, found: `the product "${id}"`, mend: `Add content/products/${id}.yaml, or name one that is there.` });
  };
  for (const code of editionCodes) {
    for (const [id, offer] of Object.entries(site.offers[code])) {
      const file = `content/offers/${code}.yaml`;
      expect(id, file, id);
      const lowest = Math.min(...(offer.price ?? []).map(({ price }) => price));
      for (const promotion of offer.promotions.filter(({ price }) => price >= lowest)) {
        faults.push({
          file,
          path: `${id}.promotions`,
          found: `${promotion.price} against a price of ${lowest}`,
          mend: 'Make the activity price the lower one.',
        });
      }
    }
    const items = site.regions[code].navs.flatMap(({ children }) => children);
    for (const item of items) expect(item.product, `content/regions/${code}.yaml`, `navs (${item.label})`);
  }
  for (const [slug, { settings }] of Object.entries(site.pages)) expect(settings.product, pageFile(slug), 'product');
  return faults;
}

function linkFaults(site: Site): ContentFault[] {
  const allowed = new Set([
    ...site.settings.allowedHosts,
    ...Object.values(site.settings.sites).map((url) => new URL(url).host),
    ...editionCodes.map((code) => new URL(site.regions[code].shop.host).host),
  ]);
  return editionCodes.flatMap((code) => {
    const { navs, footerNavs, textBanners, social } = site.regions[code];
    const refs = [...navs.flatMap(({ children }) => children), ...footerNavs, ...textBanners].flatMap(({ link }) => link ?? []);
    return [...refs, ...Object.values(social)].flatMap((ref): ContentFault[] => {
      const file = `content/regions/${code}.yaml`;
      const name = /^site:([a-zA-Z]+)/.exec(ref)?.[1];
      if (name && !site.settings.sites[name]) return [{ file, path: ref, found: `the site "${name}"`, mend: 'Add it to sites in content/site.yaml.' }];
      if (!ref.startsWith('https:') || allowed.has(new URL(ref).host)) return [];
      return [{ file, path: ref, found: `the host ${new URL(ref).host}`, mend: 'Add it to allowedHosts in content/site.yaml.' }];
    });
  });
}

/** Resolves every page of every edition before and after each of its edges. */
function resolutionFaults(site: Site): ContentFault[] {
  const faults: ContentFault[] = [];
  for (const slug of Object.keys(site.pages)) {
    for (const edition of editionCodes) {
      let instant: Instant | undefined = 0;
      try {
        while (instant !== undefined) {
          const resolution = resolvePage(site, { edition, slug }, instant);
          if ('page' in resolution) faults.push(...emptyAlternatives(resolution.page, edition));
          instant = resolution.validUntil;
        }
      } catch (error) {
        faults.push({
          file: pageFile(slug),
          path: edition,
          found: (error as Error).message,
          mend: `It happens in the ${edition} edition at ${formatInstant(instant ?? 0)}.`,
        });
      }
    }
  }
  return [...new Map(faults.map((fault) => [JSON.stringify(fault), fault])).values()];
}

function emptyAlternatives(value: unknown, edition: string): ContentFault[] {
  if (typeof value !== 'object' || value === null) return [];
  const { id, alt, hash } = value as { id?: string; alt?: string; hash?: string };
  if (hash && id && alt === '') {
    return [
      {
        file: `content/pictures/${id.split('/')[0]}.yaml`,
        path: `${id.split('/')[1]}.alt`,
        found: `no words for the ${edition} edition`,
        mend: 'Add the alternative text in its language.',
      },
    ];
  }
  return Object.values(value).flatMap((child) => emptyAlternatives(child, edition));
}

const pageFile = (slug: string) => `content/pages/${slug || 'home'}/page.yaml`;
