import { expect, test } from 'vitest';
import type { Page } from '#pages/page.ts';
import { fixtureSite } from '../support/site/fixture-site.ts';
import { runMatrix } from '../support/site/matrix.ts';

/** Replaces React: a heading, and a link to Bumblebee while there is a banner. */
const renderValid = async ({ shell }: Page) =>
  `<html><h1>Robots</h1><main>${shell.banner ? '<a href="/de/flagship-bumblebee">See it</a>' : ''}</main></html>`;

test('each different page is rendered once, and checked before, at and after each edge', async () => {
  const rendered: string[] = [];
  const run = await runMatrix(fixtureSite(), 'uk', async (page) => {
    rendered.push(`${page.slug}, ${page.shell.banner?.label}`);
    return renderValid(page);
  });
  expect(Object.values(run.errors).flat()).toEqual([]);
  expect(rendered.sort()).toEqual([
    ', Summer prices',
    ', Summer prices',
    ', undefined',
    ', undefined',
    'choose-your-region, Summer prices',
    'choose-your-region, undefined',
  ]);
  expect(run.resolved).toBeGreaterThanOrEqual(3 * 5);
});

test('a page that cannot be rendered is reported with the instant', async () => {
  const { errors } = await runMatrix(fixtureSite(), 'uk', async (page) => {
    if (page.slug === 'choose-your-region' && !page.shell.banner) throw new Error('there is no map');
    return renderValid(page);
  });
  expect(errors.crashes).toEqual(['/choose-your-region at 2025-08-20T16:00:00Z: there is no map']);
});

test('a link to a page that closes before the link does is reported', async () => {
  const site = fixtureSite();
  const bumblebee = site.pages['flagship-bumblebee'];
  if (bumblebee) bumblebee.settings.where.de = { closes: 1000 };
  const { errors } = await runMatrix(site, 'uk', renderValid);
  expect(errors.links[0]).toBe('/ at 1970-01-01T00:00:00Z: a link to /de/flagship-bumblebee, where no page is then');
});

test('a page that changes between two of its edges is reported', async () => {
  const site = fixtureSite();
  let readCount = 0;
  Object.defineProperty(site.settings, 'brand', { get: () => `Asked ${++readCount} times` });
  const { errors } = await runMatrix(site, 'uk', renderValid);
  expect(errors.edges).toContain('/ at 2025-08-20T15:59:59.999Z: it changed before its edge');
  expect(errors.edges).toContain('/ at 1970-01-01T00:00:01Z: it changed after its edge');
});
