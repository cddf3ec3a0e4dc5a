import * as z from 'zod';
import { type EditionCode, editionCodes } from '#core/place/editions.ts';
import { type ShopType, shopTypeNames, shopTypes } from '../shops/shop-types.ts';
import type { Config } from './config.ts';
import { type Setting, wholeNumber } from './setting.ts';

export const shopSettings = {
  shopCheckMinutes: {
    name: 'SHOP_CHECK_MINUTES',
    about: 'Minutes between two checks of the shops’ prices and stock by this node; 0: it checks none',
    fallback: '0',
    schema: wholeNumber(0, 1440),
    expected: 'a number of minutes from 0 to 1440',
  },
  shopTimeoutSeconds: {
    name: 'SHOP_CHECK_TIMEOUT',
    about: 'Seconds that one answer of a shop may take',
    fallback: '10',
    schema: wholeNumber(1, 60),
    expected: 'a number of seconds from 1 to 60',
  },
  shopGraceMinutes: {
    name: 'SHOP_CHECK_GRACE',
    about: 'Minutes around an edge in which a shop may have either price',
    fallback: '15',
    schema: wholeNumber(0, 240),
    expected: 'a number of minutes from 0 to 240',
  },
  shopType: {
    name: 'SHOP_TYPE',
    about: 'Kind of the shops',
    fallback: 'shopify',
    schema: z.enum(shopTypeNames),
    expected: `one of ${shopTypeNames.join(', ')}`,
  },
  stockEditions: {
    name: 'SHOP_STOCK_EDITIONS',
    about: 'Editions whose pages show what their shop has sold out, apart by commas',
    fallback: 'none',
    schema: z
      .string()
      .transform((text) => (text === 'none' ? [] : text.split(',').map((entry) => entry.trim())))
      .pipe(z.array(z.enum(editionCodes as [EditionCode]))),
    expected: 'editions apart by commas, such as uk,de, or none',
  },
} as const satisfies Record<string, Setting>;

/** The part of a check of the shops that settings decide. */
export const shopCheckSettings = (
  config: Pick<Config, 'shopType' | 'shopTimeoutSeconds' | 'shopGraceMinutes'>,
): { type: ShopType; timeoutMs: number; graceMs: number } => ({
  type: shopTypes[config.shopType],
  timeoutMs: config.shopTimeoutSeconds * 1000,
  graceMs: config.shopGraceMinutes * 60_000,
});
