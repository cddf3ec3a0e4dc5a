import { expect, test } from 'vitest';
import { fixtureContent } from '#tests/support/site/fixture-audit.ts';
import { missingPower } from './missing-power.ts';

/** The page of a tank with these sections, and the contents of its box. */
function contentWith(sections: object[], parts: string[]) {
  const content = fixtureContent({
    offers: { uk: { tank: { price: 699 } } },
    pages: { tank: { kind: 'product', product: 'tank', picture: 'robot/front', where: { uk: 'always' }, sections } },
  });
  Object.assign(content.site.products.tank ?? {}, { box: parts });
  return content;
}

const box = { id: 'box', kind: 'box', surface: 'white', picture: 'robot/front', variants: [] };

test('finds an edition whose page does not list the box', () => {
  expect(missingPower(contentWith([{ ...box, only: ['us'] }], ['adapter']))).toEqual([
    expect.objectContaining({
      check: 'missing-power',
      file: 'pages/tank/page.yaml',
      path: 'sections',
      edition: 'uk',
      slug: 'tank',
    }),
  ]);
});

test('finds a box in which nothing charges the product', () => {
  expect(missingPower(contentWith([box], ['cable', 'guide']))).toEqual([
    expect.objectContaining({ file: 'products/tank.yaml', path: 'box', edition: 'uk' }),
  ]);
});

test.each(['adapter', 'charger'])('accepts a box with the part “%s”', (part) => {
  expect(missingPower(contentWith([box], [part, 'guide']))).toEqual([]);
});
