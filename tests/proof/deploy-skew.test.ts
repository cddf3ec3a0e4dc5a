import { mkdtempSync, readdirSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { deployments } from '../browser/support/deployments.ts';
import { focusAt } from '../browser/support/keyboard.ts';
import { stageOf, startStage } from '../browser/support/live-model.ts';
import type { Hardship } from '../browser/support/skewed-tab.ts';
import { isUsable, staysStill } from '../browser/support/skewed-tab.ts';
import type { RunningSite } from '../support/running/running-site.ts';
import { startSite } from '../support/running/running-site.ts';
import type { OtherBuild } from '../support/running/two-builds.ts';
import { nextBuild, presentBuild } from '../support/running/two-builds.ts';

/** During Black Friday, so that the page of the sale exists and its countdown runs. */
const settings = { SITE_CLOCK: '2026-11-20T12:00:00Z' };
/** Long enough to notice a reload loop, in ms. */
const watched = 10_000;
const product = '/us/flagship-megatron';

/** Islands that hydrate when they are seen or used, each with a page. */
const sleeping = [
  ['carouselTabs', '/us'],
  ['galleryViewer', product],
  ['robotViewer', product],
  ['programPlayground', product],
  ['theaterStage', product],
  ['faqBrowser', '/us/faq'],
  ['subscribeForm', '/us/support'],
] as const;

/** Islands that hydrate with their page. */
const early = [
  ['countdown', '/us/black-friday'],
  ['loginFlow', '/us/login'],
  ['registrationForm', '/us/product-registration'],
  ['serviceForm', '/us/return-manufacturer'],
  ['seriesTabs', '/us/manuals'],
  ['mailLinkForm', '/us/newsletter/confirm'],
] as const;

const pages = [...new Set([...sleeping, ...early].map(([, path]) => path))];
const hardships: Hardship[] = ['nothing', 'blocked storage', 'nameless errors'];

/** The data folder of A, as on a volume that outlives a deployment. */
const volume = mkdtempSync(join(tmpdir(), 'kinetra-volume-'));
afterAll(() => rmSync(volume, { recursive: true, force: true }));
const settingsOf = { a: { ...settings, DATA_DIR: volume }, b: settings };
const { builds, sites, deployment, come } = deployments(
  { a: presentBuild, b: nextBuild },
  (name) => settingsOf[name],
  'software',
);

test('the builds share no scripts, and their documents name their build', async () => {
  expect(builds.a.build).not.toBe(builds.b.build);
  const scripts = ({ assets }: OtherBuild) => assets.filter((path) => path.endsWith('.js'));
  expect(scripts(builds.b).filter((path) => builds.a.assets.includes(path))).toEqual([]);
  for (const name of ['a', 'b'] as const)
    expect(await (await fetch(`${sites[name].origin}/us`)).text()).toContain(`data-build="${builds[name].build}"`);
  const gone = await fetch(sites.b.origin + scripts(builds.a)[0]);
  expect([gone.status, gone.headers.get('cache-control')]).toEqual([404, 'no-store']);
});

describe.each(hardships)('a tab on A after B has replaced A (%s makes it harder)', (hardship) => {
  test.each(sleeping)('%s works on focus, after one reload', async (island, path) => {
    const tab = await come({ hardship, isBusy: true });
    await tab.open(path);
    deployment().release(sites.b);
    await tab.use(island);
    expect([tab.loads(), await tab.build()]).toEqual([2, builds.b.build]);
    await staysStill(tab, 2_000);
  });

  test.each(early)('%s keeps working, without a reload', async (island, path) => {
    const tab = await come({ hardship, isBusy: true });
    await tab.open(path);
    await tab.use(island);
    deployment().release(sites.b);
    const before = tab.loads();
    await tab.use(island);
    await isUsable(tab);
    await staysStill(tab, 2_000);
    expect([tab.loads(), await tab.build()]).toEqual([before, builds.a.build]);
  });

  test.each(['robotViewer', 'theaterStage', 'programPlayground'])(
    'what %s loads later works after one reload',
    async (island) => {
      const tab = await come({ hardship, isBusy: true, screen: 'phone' });
      await tab.open(product);
      await tab.use(island);
      deployment().release(sites.b);
      await stageOf(tab.page, island).getByRole('button').first().press('Enter');
      await expect.poll(tab.loads, { timeout: 10_000 }).toBe(2);
      await tab.use(island);
      await staysStill(tab, 2_000);
      expect(await tab.build()).toBe(builds.b.build);
    },
  );

  test('every page that a CDN still caches, without its assets, reloads once and is usable', async () => {
    const visitorBefore = await come();
    for (const path of pages) await visitorBefore.open(path);
    deployment().keepPages();
    deployment().release(sites.b);
    const open = await Promise.all(
      pages.map(async (path) => {
        const tab = await come({ hardship });
        await tab.open(path);
        return tab;
      }),
    );
    for (const tab of open) await expect.poll(tab.loads, { timeout: 20_000 }).toBe(2);
    await Promise.all(open.map((tab) => staysStill(tab, watched)));
    for (const tab of open) {
      expect(await tab.build()).toBe(builds.a.build);
      await isUsable(tab);
    }
  });
});

describe('when A is superseded', () => {
  test('a form can be sent after one reload', async () => {
    const tab = await come();
    await tab.open('/us/support');
    deployment().release(sites.b);
    const email = tab.page.getByRole('contentinfo').getByRole('textbox');
    await email.click();
    await tab.use('subscribeForm');
    expect(tab.loads()).toBe(2);
    await email.fill('robin@example.com');
    await email.press('Enter');
    await tab.page.locator('[data-subscribed]').waitFor();
  });

  test('a robot whose worker script is gone starts after one reload', { timeout: 300_000 }, async () => {
    const tab = await come({ screen: 'phone' });
    await tab.open(product);
    deployment().cutOff(/robot-worker/);
    await startStage(tab.page, 'robotViewer', 'failed');
    deployment().cutOff(undefined);
    deployment().release(sites.b);
    await stageOf(tab.page, 'robotViewer').getByRole('button').first().press('Enter');
    await expect.poll(tab.loads, { timeout: 20_000 }).toBe(2);
    await startStage(tab.page, 'robotViewer');
    expect(tab.loads()).toBe(2);
  });

  test('dialogs, menus and clips of the open page work as before', async () => {
    const tab = await come();
    await tab.open(product);
    deployment().release(sites.b);
    const button = tab.page.locator('#voice button[aria-haspopup="dialog"]');
    await focusAt(button);
    await tab.page.keyboard.press('Enter');
    expect(await tab.page.locator('#voice + dialog').evaluate((dialog: HTMLDialogElement) => dialog.open)).toBe(true);
    await tab.page.keyboard.press('Escape');
    await isUsable(tab);
    expect(tab.loads()).toBe(1);
  });

  test('broken connections cause no reload', async () => {
    const tab = await come({ isBusy: true });
    await tab.open('/us');
    deployment().release(sites.b);
    deployment().cutOff(/\/assets\//);
    await focusAt(tab.page.locator('x-island[name="carouselTabs"] a').nth(1));
    await staysStill(tab, 4_000);
    expect(tab.loads()).toBe(1);
    await isUsable(tab);
  });
});

describe('where B has the assets of A', () => {
  const own = mkdtempSync(join(tmpdir(), 'kinetra-volume-'));
  let heir: RunningSite;
  beforeAll(async () => {
    symlinkSync(join(volume, 'assets'), join(own, 'assets'));
    heir = await startSite({ ...settings, DATA_DIR: own }, builds.b.folder);
  });
  afterAll(async () => {
    await heir?.stop();
    rmSync(own, { recursive: true, force: true });
  });

  test('it keeps the assets of both', async () => {
    await expect
      .poll(() => readdirSync(join(volume, 'assets')).filter((name) => /\.(js|css|woff2)$/.test(name)).length)
      .toBe(new Set([...builds.a.assets, ...builds.b.assets]).size);
  });

  test.each(pages)('%s of A from a CDN’s cache works completely, without a reload', async (path) => {
    const visitorBefore = await come({ isBusy: true });
    await visitorBefore.open(path);
    deployment().keepPages();
    deployment().release(heir);
    const tab = await come();
    await tab.open(path);
    for (const [island, where] of [...sleeping, ...early]) if (where === path) await tab.use(island);
    await staysStill(tab, 500);
    expect([tab.loads(), await tab.build(), deployment().missed]).toEqual([1, builds.a.build, []]);
  });

  test('a robot starts in a tab on A without a reload', { timeout: 300_000 }, async () => {
    const tab = await come({ screen: 'phone' });
    await tab.open(product);
    deployment().release(heir);
    await startStage(tab.page, 'robotViewer');
    expect([tab.loads(), await tab.build(), deployment().missed]).toEqual([1, builds.a.build, []]);
  });
});
