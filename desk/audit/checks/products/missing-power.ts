import { pageFolder } from '#core/links/page-schema.ts';
import type { BoxPart } from '#core/products/product-schema.ts';
import { resolveEveryPage } from '#pages/every-page.ts';
import { type Check, oncePerPlace } from '../../check.ts';
import type { Finding } from '../../finding.ts';

/** The parts that charge or power a product. The line of each names the plug of the edition. */
const powerParts: readonly BoxPart[] = ['adapter', 'charger'];

/** Finds product pages that do not mention the charger or power supply of the product. */
export const missingPower: Check = (content) => {
  const findings = resolveEveryPage(content).pages.flatMap(({ edition, slug, from, page }): Finding[] => {
    const { kind, product } = content.site.pages[slug]?.settings ?? {};
    const boxes = page.sections.filter((section) => section.kind === 'box');
    const ids = boxes.flatMap(({ items }) => items.map(({ id }): string => id));
    if (kind !== 'product' || product === undefined || powerParts.some((part) => ids.includes(part))) return [];
    const place =
      boxes.length > 0
        ? { file: `products/${product}.yaml`, path: 'box', actual: 'a box without anything to charge it with' }
        : { file: `${pageFolder(slug)}/page.yaml`, path: 'sections', actual: 'no list of what is in the box' };
    const fix = `Show a section of the kind box, and name ${powerParts.join(' or ')} in the box of the product.`;
    return [{ check: 'missing-power', severity: 'warning', ...place, edition, instant: from, slug, fix }];
  });
  return oncePerPlace(findings);
};
