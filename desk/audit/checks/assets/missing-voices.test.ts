import { expect, test } from 'vitest';
import { lineId } from '#core/media/media-address.ts';
import type { Product } from '#core/products/product-schema.ts';
import { contentFromFiles, sectionOf } from '#tests/support/site/content-from-files.ts';
import { missingVoices } from './missing-voices.ts';

const text = 'One light comes on.';
const theater = {
  id: 'stage',
  kind: 'theater',
  actors: [{ product: 'veteran', picture: 'robot/front' }],
  acts: [{ id: 'first', play: 'oneLight' }],
};
const words = {
  heading: 'Theater',
  lead: 'One robot.',
  acts: {
    first: { title: 'Light', text: 'A light.', cast: 'Solo', caption: 'Dark.', script: [{ at: 0, line: text }] },
  },
};

/** The page of a robot with a play of one line in all its editions, and these recorded lines in English. */
const contentWith = (lines: string[]) =>
  contentFromFiles({}, (site) => {
    site.products.veteran = { name: { en: 'Veteran' }, figures: { heightMm: 300 } } as unknown as Product;
    site.voices = { 'signatureTruck/en': { hash: 'abcdef12', lines } };
    const page = site.pages['flagship-bumblebee'];
    if (!page) return;
    page.settings = { ...page.settings, product: 'veteran', sections: [sectionOf(theater)] as never };
    for (const edition of Object.values(page.words)) edition.sections = { stage: words };
  });

test('finds a line that is not recorded, once for each language', () => {
  const findings = missingVoices(contentWith([lineId('Something else.')]));
  expect(findings.map(({ actual }) => actual.split('media/voices/')[1])).toEqual(
    expect.arrayContaining(['signatureTruck/en says', 'signatureTruck/de says', 'signatureTruck/zh says']),
  );
  expect(findings).toHaveLength(3);
  expect(findings[0]?.actual).toContain(text);
});

test('ignores a line that is recorded', () => {
  const findings = missingVoices(contentWith([lineId(text)]));
  expect(findings.map(({ edition }) => edition).toSorted()).toEqual(['cn', 'de']);
});
