import type { Section } from '#rules/page/page-value.ts';

/** The sections that a product's bar leads to: those with an anchor and a label for it, in their order. */
export function anchorsOf(sections: Section[]): { anchor: string; label: string }[] {
  return sections.flatMap((section) =>
    section.anchor && 'nav' in section && section.nav ? [{ anchor: section.anchor, label: section.nav }] : [],
  );
}
