import * as z from 'zod';
import type { ShopProduct } from '#core/offers/shop-differences.ts';
import { ShopFault } from './shop-fault.ts';

/** How the public data of a product is read from a kind of shop. Codes cannot be asked about without a basket. */
export interface ShopType {
  /** Reads the product at a path of content; undefined if the shop does not have it. */
  readProduct(path: string, getJson: (path: string) => Promise<unknown>): Promise<ShopProduct | undefined>;
}

/** `/products/<handle>.js`: amounts in hundredths, in every currency. Pre-orders bear a tag. */
const shopifyProduct = z.object({
  tags: z.array(z.string()).default([]),
  variants: z
    .array(
      z.object({
        id: z.number(),
        available: z.boolean(),
        price: z.number().min(0),
        compare_at_price: z.number().min(0).nullish(),
      }),
    )
    .min(1),
});

/** `/products/<handle>.json`: names the currency of each variant. */
const shopifyDetails = z.object({
  product: z.object({ variants: z.array(z.object({ id: z.number(), price_currency: z.string().optional() })) }),
});

const shopify: ShopType = {
  async readProduct(path, getJson) {
    const { pathname, searchParams } = new URL(path, 'https://shop.invalid');
    const product = parse(shopifyProduct, await getJson(`${pathname}.js`));
    const variantId = searchParams.get('variant');
    const variant = product?.variants.find(({ id }) => variantId === null || String(id) === variantId);
    if (!product || !variant) return undefined;
    const details = parse(shopifyDetails, await getJson(`${pathname}.json`));
    const before = variant.compare_at_price;
    return {
      price: variant.price / 100,
      compareAt: before === null || before === undefined ? undefined : before / 100,
      currency: details?.product.variants.find(({ id }) => id === variant.id)?.price_currency,
      isAvailable: variantId === null ? product.variants.some(({ available }) => available) : variant.available,
      isPreOrder: product.tags.some((tag) => /^pre-?order$/i.test(tag)),
    };
  },
};

function parse<Value>(schema: z.ZodType<Value>, json: unknown): Value | undefined {
  if (json === undefined) return undefined;
  const { data, error } = schema.safeParse(json);
  if (data === undefined)
    throw new ShopFault('unreadable', `an unknown shape of data: ${error?.issues[0]?.path.join('.')}`);
  return data;
}

export const shopTypes = { shopify } as const satisfies Record<string, ShopType>;
export const shopTypeNames = Object.keys(shopTypes) as [keyof typeof shopTypes];
