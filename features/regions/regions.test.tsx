import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { editionCodes, editions } from '#core/place/editions.ts';
import { createResolveContext } from '#core/resolve/resolve-context.ts';
import { Moment } from '#core/time/moment.ts';
import { hrefsIn, showOnPage } from '#tests/support/components/show-on-page.tsx';
import { fixtureSite } from '#tests/support/site/fixture-site.ts';
import { type RegionsValue, regions } from './regions.ts';
import { RegionsSection } from './regions.tsx';

test('each edition is linked on its own host and in its own language, and the current one is marked', () => {
  const context = createResolveContext(fixtureSite(), 'uk', new Moment(0));
  const value = regions.resolve({}, { heading: 'Choose', lead: 'Shops are separate.' }, context) as RegionsValue;
  showOnPage(<RegionsSection section={{ ...value, id: 'regions', kind: 'regions' }} />);
  const links = screen.getAllByRole<HTMLAnchorElement>('link');
  const facts = editionCodes.map((code) => [editions[code].lang, editions[code].hreflang]);
  expect(links.map(({ lang, hreflang }) => [lang, hreflang])).toEqual(facts);
  expect(hrefsIn()).toEqual(expect.arrayContaining(['https://www.kinetra.example.cn/', '/de']));
  expect(screen.getByRole('link', { current: true }).getAttribute('href')).toBe('/uk');
});
