import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import { type EditionCode, editionCodes } from '#core/place/editions.ts';
import { pagePath } from '#core/place/place.ts';
import { loadSite } from '#server/content/load-site.ts';
import { moneyIn } from '#tests/support/documents/edition-writing.ts';
import { mainOf, readMarkup, readText } from '#tests/support/documents/markup.ts';
import { contentFolder } from '#tests/support/site/content-folder.ts';
import { addBlock } from '#tests/support/site/merged-content.ts';
import { renderPage } from '#tests/support/site/rendered-page.ts';
import { createTestSite } from '#tests/support/site/test-site.ts';
import { blocksOf } from './how-to-blocks.ts';

const root = join(import.meta.dirname, '../../..');
const folder = mkdtempSync(join(tmpdir(), 'product-'));
afterAll(() => rmSync(folder, { recursive: true }));

function loadHowToSite() {
  cpSync(contentFolder, join(folder, 'content'), { recursive: true });
  for (const { file, text } of blocksOf('add-a-product')) if (file !== undefined) addBlock(folder, file, text);
  /* The facts that the build would measure of the two master pictures. */
  const measurements = { width: 1920, height: 1080, colors: '#111 #111 #111' };
  const masters = {
    'trail-mule/robot': { ...measurements, hash: 'aaaaaaaa00000001', transparent: true },
    'trail-mule/stage': { ...measurements, hash: 'aaaaaaaa00000002', transparent: false },
  };
  const pictures: object = JSON.parse(readFileSync(join(root, 'build/pictures.json'), 'utf8'));
  writeFileSync(join(folder, 'pictures.json'), JSON.stringify({ ...pictures, ...masters }));
  for (const name of ['clips', 'manuals', 'voices'])
    cpSync(join(root, `build/${name}.json`), join(folder, `${name}.json`));
  return loadSite({
    contentDir: join(folder, 'content'),
    picturesFile: join(folder, 'pictures.json'),
    environment: 'test',
  });
}

const site = loadHowToSite();
const { get } = createTestSite({ site, render: renderPage });
const originOf = (edition: EditionCode) => (edition === 'cn' ? site.origins.cn : site.origins.main);
const ask = (edition: EditionCode, slug: string) => get(originOf(edition) + pagePath({ edition, slug }));
const documentOf = async (edition: EditionCode, slug: string) => (await ask(edition, slug)).text();

const prices = { us: 649, uk: 599, de: 679 } as const;
const editions = ['us', 'uk', 'de'] as const;

describe('a product that is added by the steps of the how-to', () => {
  test('has a page in the editions that sell it, and in no other', async () => {
    const statuses = await Promise.all(
      editionCodes.map(async (edition) => [edition, (await ask(edition, 'trail-mule')).status]),
    );
    const expected = editionCodes.map((edition) => [edition, edition in prices ? 200 : 404]);
    expect(statuses).toEqual(expected);
  });

  const english = [
    'Trail Mule',
    'It carries what you would rather not.',
    '16',
    '4.5',
    '3,200 mAh',
    '2 years.',
    'Buy Now',
  ];
  test.each([
    ['us', [...english, '$54.08 a month for 12 months at 0% APR (last payment $54.12)']],
    ['uk', [...english, '£199.67 a month for 3 months (last payment £199.66), 0% interest, total payable £599']],
    [
      'de',
      ['Trail Mule', 'Er trägt, was Sie nicht tragen möchten.', '16', '4,5', '3.200 mAh', '2 Jahre.', 'Jetzt kaufen'],
    ],
  ] as const)('shows its content on its page in %s', async (edition, expectedLines) => {
    const html = await documentOf(edition, 'trail-mule');
    const lines = readText(mainOf(html)).split('\n');
    expect(lines).toEqual(expect.arrayContaining([...expectedLines, moneyIn(edition, prices[edition])]));
    expect([...readMarkup(html).ids]).toEqual(expect.arrayContaining(['overview', 'specs', 'price']));
    expect(html).toContain('/media/trail-mule/robot.aaaaaaaa00000001.');
  });

  test.each(editions)('is on the home page of %s with its price, and in the menu', async (edition) => {
    const html = await documentOf(edition, '');
    const card = mainOf(html)
      .match(/<article.*?<\/article>/gs)
      ?.find((article) => article.includes('trail-mule/robot'));
    expect(readText(card ?? '').split('\n')).toEqual(
      expect.arrayContaining(['Trail Mule', moneyIn(edition, prices[edition])]),
    );
    const header = /<header\b.*?<\/header>/s.exec(html)?.[0] ?? '';
    expect(readMarkup(header).anchors.map(({ href }) => href)).toContain(`/${edition}/trail-mule`);
  });

  test('is not mentioned in the other editions', async () => {
    for (const edition of editionCodes.filter((code) => !(code in prices)))
      expect(await documentOf(edition, '')).not.toMatch(/trail.?mule/i);
  });
});
