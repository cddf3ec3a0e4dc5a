import { expect, test } from 'vitest';
import { fixtureContent } from '#tests/support/site/fixture-audit.ts';
import { earlyNames } from './early-names.ts';

const life = [{ stage: 'onSale', from: '2026-05-01T09:00[Europe/London]' }];

/** The home page with a heading and a picture, in an edition that announces the tank on 1 May. */
function findingsOf(heading: string, picture = 'robot/front') {
  const content = fixtureContent({
    offers: { uk: { tank: { price: 699, life } } },
    pages: {
      about: { kind: 'support', picture, where: { uk: 'always' }, sections: [{ id: 'head', kind: 'page-head' }] },
    },
  });
  Object.assign(content.site.products.tank ?? {}, { name: { en: 'Tank 9' }, picture: 'tank/robot' });
  for (const words of Object.values(content.site.pages.about?.words ?? {}))
    Object.assign(words, { sections: { head: { heading } } });
  return earlyNames(content).map(({ actual }) => actual);
}

test('finds a page that names a product before it is announced', () => {
  expect(findingsOf('What we build')).toEqual([]);
  expect(findingsOf('Look at Tank 9')).toEqual([expect.stringMatching(/^“Look at Tank 9” gives tank away/)]);
});
