import { expect, test } from 'vitest';
import { fixtureContent } from '#tests/support/site/fixture-audit.ts';
import { missingPower } from './missing-power.ts';

const box = { id: 'box', kind: 'box', surface: 'white', picture: 'robot/front', variants: [] };

test.each([
  [
    'a page that does not list the box in an edition',
    { only: ['us'] },
    ['adapter'],
    ['pages/tank/page.yaml sections uk'],
  ],
  ['a box in which nothing charges the product', {}, ['cable', 'guide'], ['products/tank.yaml box uk']],
  ['a box with an adapter', {}, ['adapter', 'guide'], []],
  ['a box with a charger', {}, ['charger', 'guide'], []],
])('the content audit reads %s', (_what, frame, parts, places) => {
  const page = { kind: 'product', product: 'tank', picture: 'robot/front', where: { uk: 'always' } };
  const content = fixtureContent({
    offers: { uk: { tank: { price: 699 } } },
    pages: { tank: { ...page, sections: [{ ...box, ...frame }] } },
  });
  Object.assign(content.site.products.tank ?? {}, { box: parts });
  expect(missingPower(content).map(({ file, path, edition }) => `${file} ${path} ${edition}`)).toEqual(places);
});
