import type { Section } from '#pages/sections.ts';

/** The sections that the product bar links to: those with an anchor and a navigation label, in order. */
export function sectionAnchors(sections: Section[]): { anchor: string; label: string }[] {
  return sections.flatMap((section) =>
    section.anchor && 'nav' in section && section.nav ? [{ anchor: section.anchor, label: section.nav }] : [],
  );
}
