import type { Site } from './site.ts';

/**
 * Finds something out once about all pages of a site and when they are there, so that no page looks through all others.
 * Content never changes once loaded.
 */
export function oncePerSite<Found extends object>(find: (site: Site) => Found): (site: Site) => Found {
  const found = new WeakMap<Site['pages'], { campaigns: Site['campaigns']; value: Found }>();
  return (site) => {
    const known = found.get(site.pages);
    if (known?.campaigns === site.campaigns) return known.value;
    const value = find(site);
    found.set(site.pages, { campaigns: site.campaigns, value });
    return value;
  };
}
