import { expect, test } from 'vitest';
import type { Site } from '#core/site.ts';
import { parseWallTime } from '#core/time/instant.ts';
import { contentFromFiles } from '#tests/support/site/content-from-files.ts';
import { brokenAnchors } from './broken-anchors.ts';

const closes = parseWallTime('2026-12-01T00:00[Europe/London]');
const ref = 'page:flagship-bumblebee#specs';

/** A banner of the us edition links to a section of Bumblebee’s page, which has these settings. */
const contentWith = (frame: object, banner: { closes?: number } = {}) =>
  contentFromFiles(
    { 'regions/us.yaml': { textBanners: [{ id: 'specs', label: 'Specs', link: ref }] } },
    (site: Site) => {
      site.regions.us = {
        ...site.regions.us,
        textBanners: [{ id: 'specs', label: 'Specs', link: ref, window: banner }],
      };
      const page = site.pages['flagship-bumblebee'];
      if (!page) return;
      page.settings = {
        ...page.settings,
        sections: [{ id: 'specs', kind: 'page-head', anchor: 'specs', links: [], ...frame }] as never,
      };
      for (const words of Object.values(page.words)) words.sections = { specs: { heading: 'Specs' } };
    },
  );

test('finds a link to a section that only other editions have', () => {
  expect(brokenAnchors(contentWith({ only: ['de'] }))).toEqual([
    expect.objectContaining({
      check: 'lost-anchor',
      file: 'regions/us.yaml',
      path: 'textBanners.0.link',
      edition: 'us',
      actual: `a link to ${ref}, whose section is not there in the us edition`,
    }),
  ]);
});

test('finds a link that is shown for longer than its section', () => {
  expect(brokenAnchors(contentWith({ window: { closes } }))).toEqual([
    expect.objectContaining({
      instant: closes,
      actual: `a link to ${ref}, whose section is not there on 30 Nov 2026, 19:00 EST`,
    }),
  ]);
});

test('leaves alone a link that closes with its section', () => {
  expect(brokenAnchors(contentWith({ window: { closes } }, { closes }))).toEqual([]);
  expect(brokenAnchors(contentWith({}))).toEqual([]);
});
