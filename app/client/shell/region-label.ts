import { visitorCountry } from '../../browser/country.ts';

/** What a region's link says to a visitor from `country`; undefined: its own name. */
export const labelForVisitor = (
  country: string | undefined,
  ownCountry: string | undefined,
  labels: Record<string, string>,
): string | undefined =>
  country === undefined || country === ownCountry ? undefined : (labels[country] ?? labels.other);

/**
 * Adapts the region's name for visitors from other countries where the edition has one. Call it again after the page
 * was patched.
 */
export function labelRegion(): void {
  const country = visitorCountry();
  for (const element of document.querySelectorAll<HTMLElement>('[data-abroad]')) {
    const label = labelForVisitor(
      country,
      element.dataset.country,
      JSON.parse(element.dataset.abroad ?? '{}') as Record<string, string>,
    );
    if (label) element.textContent = label;
  }
}
