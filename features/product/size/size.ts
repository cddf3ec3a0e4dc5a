import * as z from 'zod';
import { pictureId } from '#core/media/picture-schema.ts';
import type { EditionCode } from '#core/place/editions.ts';
import { shortName } from '#core/products/catalogue.ts';
import { foldedSize, productHeightMm } from '#core/products/product-size.ts';
import type { ResolveContext } from '#core/resolve/resolve-context.ts';
import { defineSection, readingSurface, type SectionValue } from '#core/section/define.ts';
import { formatLength, usesInches } from '#core/words/measures.ts';

const things = {
  hand: { widthMm: 92, heightMm: 180 },
  mug: { widthMm: 118, heightMm: 95 },
  a4: { widthMm: 210, heightMm: 297 },
  letter: { widthMm: 216, heightMm: 279.4 },
} as const;
type Thing = keyof typeof things;

const familiarThings = (edition: EditionCode): Thing[] => ['hand', 'mug', usesInches(edition) ? 'letter' : 'a4'];

/** The product in each of its shapes beside things that everybody knows: on one floor, drawn to one scale. */
export const size = defineSection({
  structure: z.strictObject({
    surface: readingSurface.default('white'),
    picture: pictureId.describe('Cut-out of the product in its first shape.'),
    folded: pictureId
      .optional()
      .describe(
        'Cut-out of its second shape, taken from far away: its longest side is drawn as long as "folded" says.',
      ),
  }),
  words: z.strictObject({ nav: z.string().optional() }),
  resolve({ surface, picture, folded }, words, context) {
    const { messages, format, edition, lang } = context;
    const id = context.product;
    const product = id === undefined ? undefined : context.site.products[id];
    if (id === undefined || !product) throw new Error('this section needs a product; set "product" in page.yaml');
    const heightMm = productHeightMm(product);
    if (heightMm === undefined) throw new Error(`content/products/${id}.yaml does not state heightMm`);
    const foldedBody = foldedSize(product, context);
    if (folded !== undefined && !foldedBody) throw new Error(`content/products/${id}.yaml does not state folded`);
    const height = formatLength(heightMm, edition, lang);
    return {
      surface,
      ...words,
      heading: format(messages.size.heading, { height }),
      lead: messages.size.lead,
      body: {
        name: shortName(context, id),
        text: height,
        ...bodyDrawing(context, picture, 'height', heightMm),
      },
      things: familiarThings(edition).map((thing) => ({
        thing,
        ...things[thing],
        name: messages.size[thing],
        text: formatLength(things[thing].heightMm, edition, lang),
      })),
      folded:
        folded !== undefined && foldedBody
          ? {
              name: foldedBody.shape,
              text: foldedBody.text,
              ...bodyDrawing(context, folded, foldedBody.side, foldedBody.mm),
            }
          : undefined,
    };
  },
});

export type SizeValue = SectionValue<'size', typeof size>;

function bodyDrawing(context: ResolveContext, id: string, side: 'width' | 'height', mm: number) {
  const body = context.site.pictures[id]?.body;
  if (!body) throw new Error(`the picture "${id}" is no cut-out`);
  const picture = context.picture(id);
  const mmPerPixel = mm / body[side];
  return {
    picture,
    side,
    widthMm: Math.round(body.width * mmPerPixel),
    heightMm: Math.round(body.height * mmPerPixel),
    /** Position and size of the body in the picture, in px. */
    bodyInPicture: body,
  };
}
