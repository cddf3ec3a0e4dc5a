import { expect, test } from 'vitest';
import type { Product } from '#core/products/product-schema.ts';
import { contentFromFiles } from '#tests/support/site/content-from-files.ts';
import { productNames } from './product-names.ts';

const names: Record<string, Record<string, string>> = {
  flagshipMegatron: {
    en: 'Flagship Megatron',
    de: 'Flagship Megatron',
    fr: 'Flagship Megatron',
    ja: 'フラッグシップ メガトロン',
    ko: '플래그십 메가트론',
    'zh-CN': '旗舰版威震天',
  },
  flagshipBumblebee: {
    en: 'Flagship Bumblebee',
    de: 'Flagship Bumblebee',
    fr: 'Flagship Bumblebee',
    ja: 'フラッグシップ バンブルビー',
    ko: '플래그십 범블비',
    'zh-CN': '旗舰版大黄蜂',
  },
  k1: { en: 'Interstellar Scout K1', 'zh-CN': '星际侦察兵K1' },
  k1Pro: { en: 'K1 Pro Interstellar Scout', 'zh-CN': 'K1 Pro星际侦察兵' },
};

const contentWith = (files: Record<string, unknown>) =>
  contentFromFiles(files, (site) => {
    site.products = Object.fromEntries(
      Object.entries(names).map(([id, name]) => [id, { name, word: id, figures: {} } as unknown as Product]),
    );
    site.offers.us = Object.fromEntries(
      Object.keys(names).map((id) => [id, { name: undefined, promotions: [] }]),
    ) as never;
  });

const problemsIn = (locale: string, text: string) =>
  productNames(contentWith({ [`pages/home/${locale}.yaml`]: { description: text } })).map(({ actual }) => actual);

test.each([
  ['en', 'Meet the Megatron Flagship.', '“Megatron Flagship” for the product “Flagship Megatron”'],
  ['en', 'A flagship megatron.', '“flagship megatron” for the product “Flagship Megatron”'],
  ['de', 'Ein Flagship-Megatron.', '“Flagship-Megatron” for the product “Flagship Megatron”'],
  ['ja', '新しいフラッグシップメガトロン。', '“フラッグシップメガトロン” for the product “フラッグシップ メガトロン”'],
  ['ko', '새로운 메가트론 플래그십.', '“메가트론 플래그십” for the product “플래그십 메가트론”'],
  ['zh-CN', '全新威震天旗舰版。', '“威震天旗舰版” for the product “旗舰版威震天”'],
])('finds another name in %s: “%s”', (locale, text, actual) => {
  expect(problemsIn(locale, text)).toEqual([actual]);
});

test.each([
  ['en', 'Flagship Megatron and Flagship Bumblebee, two flagships. Megatron drives.'],
  ['en', 'K1 Pro Interstellar Scout beside Interstellar Scout K1'],
  ['en', '{flagshipMegatron_servos, number} servos'],
  ['de', 'Flagship\u00a0Megatron'],
  ['ja', 'フラッグシップ メガトロン'],
  ['zh-CN', '旗舰版威震天与旗舰版大黄蜂'],
])('accepts in %s: “%s”', (locale, text) => {
  expect(problemsIn(locale, text)).toEqual([]);
});
