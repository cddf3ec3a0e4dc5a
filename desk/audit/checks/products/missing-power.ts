import { pageFolder } from '#core/links/page-schema.ts';
import type { BoxPart } from '#core/products/product-schema.ts';
import { type ResolvedPage, resolveEveryPage } from '#pages/every-page.ts';
import type { AuditedContent, Check, Finding } from '../../finding.ts';

/** The parts that charge or power a product. The line of each names the plug of the edition. */
const powerParts: readonly BoxPart[] = ['adapter', 'charger'];

/** Finds product pages that do not mention the charger or power supply of the product. Each page is reported once. */
export const missingPower: Check = (content) => {
  const findings = new Map<string, Finding>();
  for (const resolved of resolveEveryPage(content).pages) {
    const finding = findingOf(content, resolved);
    if (finding && !findings.has(resolved.slug)) findings.set(resolved.slug, finding);
  }
  return [...findings.values()];
};

function findingOf({ site }: AuditedContent, { edition, slug, from, page }: ResolvedPage): Finding | undefined {
  const { kind, product } = site.pages[slug]?.settings ?? {};
  if (kind !== 'product' || product === undefined) return undefined;
  const boxes = page.sections.filter((section) => section.kind === 'box');
  const ids = boxes.flatMap(({ items }) => items.map(({ id }): string => id));
  if (powerParts.some((part) => ids.includes(part))) return undefined;
  const place =
    boxes.length > 0
      ? { file: `products/${product}.yaml`, path: 'box', actual: 'a box without anything to charge it with' }
      : { file: `${pageFolder(slug)}/page.yaml`, path: 'sections', actual: 'no list of what is in the box' };
  return {
    check: 'missing-power',
    severity: 'warning',
    ...place,
    edition,
    ...(from > 0 && { instant: from }),
    slug,
    fix: `Show a section of the kind box, and name ${powerParts.join(' or ')} in the box of the product.`,
  };
}
