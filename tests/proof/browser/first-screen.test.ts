import { test } from 'vitest';
import { editionCodes } from '#core/place/editions.ts';
import { pagePath } from '#core/place/place.ts';
import {
  expectCalmFirstVisit,
  expectFirstScreenFirst,
  expectSmallConsentStrip,
} from '../../browser/loading/first-screen-checks.ts';
import { hasPage } from '../../browser/support/current-page.ts';
import { visitors } from '../../browser/support/visitors.ts';

const { newVisitor } = visitors();

const screens = ['phone', 'desktop'] as const;
const homes = editionCodes.map((edition) => pagePath({ edition, slug: '' }));

test.each(homes.flatMap((path) => screens.map((screen) => [path, screen] as const)))(
  'the consent strip of %s is small on a %s, and its buttons are large enough',
  async (path, screen) => expectSmallConsentStrip(await newVisitor(screen), path, screen),
);

const firstPages = editionCodes.flatMap((edition) =>
  ['', 'flagship-megatron', 'black-friday', 'christmas-sale']
    .filter((slug) => hasPage(edition, slug))
    .map((slug) => pagePath({ edition, slug })),
);

test.each(firstPages)('the first message of %s covers nothing and moves nothing', async (path) =>
  expectCalmFirstVisit(await newVisitor('phone'), path),
);

test.each(['/us', '/de/flagship-megatron'])(
  'on a phone %s loads its first screen first, and then the rest',
  async (path) => expectFirstScreenFirst(await newVisitor('phone'), path),
);
