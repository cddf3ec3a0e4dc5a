import type { ResolveContext } from '../resolve/resolve-context.ts';
import { formatList } from '../words/list.ts';
import { formatLength, rulerStep } from '../words/measures.ts';
import type { CatalogueProduct } from './catalogue.ts';
import { productFacts } from './product-facts.ts';

export type LineUp = NonNullable<ReturnType<typeof createLineUp>>;

/**
 * Products on one floor, drawn to one scale: those whose height and cut-out are stated; undefined without any. Lengths
 * are parts of the height of the ruler.
 */
export function createLineUp(products: readonly CatalogueProduct[], context: ResolveContext) {
  const { edition, lang, format, messages } = context;
  const heights = products.map(({ id }) => productFacts(context, id).height);
  const tallest = Math.max(0, ...heights.map((height) => height?.amount ?? 0));
  const step = rulerStep(edition);
  const count = Math.ceil(tallest / step.mm);
  const drawings = products.map(({ shortName, picture }, index) => {
    const { text, amount } = heights[index] ?? {};
    const body = picture && context.site.pictures[picture.id]?.body;
    if (!body || body.height === 0 || text === undefined || amount === undefined) return undefined;
    const top = amount / (count * step.mm);
    const pixel = top / body.height;
    const drawing = {
      picture,
      text,
      top: rounded(top),
      height: rounded(picture.height * pixel),
      below: rounded((picture.height - body.top - body.height) * pixel),
      /** Space to the left of the body, as a part of the width of the picture. */
      left: rounded(body.left / picture.width),
    };
    const label = format(messages.comparison.size, { robot: shortName, height: text });
    return { drawing, width: body.width * pixel, label };
  });
  const drawn = drawings.filter((one) => one !== undefined);
  if (drawn.length === 0) return undefined;
  const labels = drawn.map(({ label }) => label);
  return {
    /** Labels of the ruler's lines, the top one with its unit first; they have the same distance. */
    lines: Array.from({ length: count }, (_, index) =>
      index === 0 ? formatLength(count * step.mm, edition, lang) : String((count - index) * step.amount),
    ),
    products: products.map(({ id, accent }, index) => ({ id, accent, drawing: drawings[index]?.drawing })),
    widest: rounded(Math.max(...drawn.map(({ width }) => width))),
    /** Distance that the deepest shadow reaches below the floor. */
    deepest: Math.max(0, ...drawn.map(({ drawing }) => drawing.below)),
    caption: format(messages.comparison.scale, { robots: formatList(labels, lang) }),
  };
}

const rounded = (part: number): number => Math.round(part * 10_000) / 10_000;
