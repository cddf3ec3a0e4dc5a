import { mkdtempSync, readdirSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { deployments } from '../../browser/support/deployments.ts';
import { focusAt } from '../../browser/support/keyboard.ts';
import { stageOf, startStage } from '../../browser/support/live-model.ts';
import { type Degradation, expectNoReload, expectUsableTab } from '../../browser/support/skewed-tab.ts';
import { type RunningSite, startSite } from '../../support/running/running-site.ts';
import { presentBuild, renamedBuild } from '../../support/running/two-builds.ts';

/** During Black Friday, so that the page of the sale exists. */
const settings = { SITE_CLOCK: '2026-11-20T12:00:00Z' };
/** Long enough to notice a reload loop, in ms. */
const loopWatchMs = 10_000;
const product = '/us/flagship-megatron';
const playground = '/us/programming';

/** Islands that hydrate when they are seen or used, each with a page. */
const lazyIslands = [
  ['gallery-viewer', product],
  ['robot-viewer', product],
  ['program-playground', playground],
  ['theater-stage', product],
  ['faq-browser', '/us/faq'],
  ['subscribe-form', '/us'],
  ['notice-form', '/us/planetary-rover'],
] as const;

/** Islands that hydrate with their page. */
const eagerIslands = [
  ['login-flow', '/us/login'],
  ['registration-form', '/us/product-registration'],
  ['service-form', '/us/return-manufacturer'],
  ['mail-link-form', '/us/newsletter/confirm'],
] as const;

const pages = [...new Set([...lazyIslands, ...eagerIslands].map(([, path]) => path))];
const degradations: Degradation[] = ['nothing', 'blocked storage', 'nameless errors'];

/** The data folder of A, as on a volume that outlives a deployment. */
const volume = mkdtempSync(join(tmpdir(), 'kinetra-volume-'));
afterAll(() => rmSync(volume, { recursive: true, force: true }));
const settingsOf = { a: { ...settings, DATA_DIR: volume }, b: settings };
const { builds, sites, deployment, openTab } = deployments(
  { a: presentBuild, b: renamedBuild },
  (name) => settingsOf[name],
  'software',
);

describe.each(degradations)('a tab on A after B has replaced A (%s makes it harder)', (degradation) => {
  test.each(lazyIslands)('%s works on focus, after one reload', async (island, path) => {
    const tab = await openTab({ degradation, isBusy: true });
    await tab.open(path);
    deployment().release(sites.b);
    await tab.activate(island);
    expect([await tab.loads(), await tab.build()]).toEqual([2, builds.b.build]);
    await expectNoReload(tab, 2_000);
  });

  test.each(eagerIslands)('%s keeps working, without a reload', async (island, path) => {
    const tab = await openTab({ degradation, isBusy: true });
    await tab.open(path);
    await tab.activate(island);
    deployment().release(sites.b);
    const before = await tab.loads();
    await tab.activate(island);
    await expectUsableTab(tab);
    await expectNoReload(tab, 2_000);
    expect([await tab.loads(), await tab.build()]).toEqual([before, builds.a.build]);
  });

  test.each([
    ['robot-viewer', product],
    ['theater-stage', product],
    ['program-playground', playground],
  ])('what %s loads later works after one reload', async (island, path) => {
    const tab = await openTab({ degradation, isBusy: true, screen: 'phone' });
    await tab.open(path);
    await tab.activate(island);
    deployment().release(sites.b);
    await stageOf(tab.page, island).getByRole('button').first().press('Enter');
    await expect.poll(tab.loads, { timeout: 30_000 }).toBe(2);
    await tab.activate(island);
    await expectNoReload(tab, 2_000);
    expect(await tab.build()).toBe(builds.b.build);
  });

  test('every page that a CDN still caches, without its assets, reloads once and is usable', async () => {
    const visitorBefore = await openTab();
    for (const path of pages) await visitorBefore.open(path);
    deployment().cachePages();
    deployment().release(sites.b);
    const tabs = await Promise.all(
      pages.map(async (path) => {
        const tab = await openTab({ degradation });
        await tab.open(path);
        return tab;
      }),
    );
    for (const tab of tabs) await expect.poll(tab.loads, { timeout: 20_000 }).toBe(2);
    await Promise.all(tabs.map((tab) => expectNoReload(tab, loopWatchMs)));
    for (const tab of tabs) {
      expect(await tab.build()).toBe(builds.a.build);
      await expectUsableTab(tab);
    }
  });
});

describe('when A is superseded', () => {
  test('a robot whose worker script is gone starts after one reload', { timeout: 300_000 }, async () => {
    const tab = await openTab({ screen: 'phone' });
    await tab.open(product);
    deployment().blockAssets(/robot-worker/);
    await startStage(tab.page, 'robot-viewer', 'broken');
    deployment().blockAssets(undefined);
    deployment().release(sites.b);
    await stageOf(tab.page, 'robot-viewer').getByRole('button').first().press('Enter');
    await expect.poll(tab.loads, { timeout: 20_000 }).toBe(2);
    await startStage(tab.page, 'robot-viewer');
    expect(await tab.loads()).toBe(2);
  });

  test('dialogs, menus and clips of the open page work as before', async () => {
    const tab = await openTab({ isBusy: true });
    await tab.open(product);
    // It stands beside the dialog's button and would be missing its script.
    await tab.activate('theater-stage');
    deployment().release(sites.b);
    const button = tab.page.locator('#voice button[aria-haspopup="dialog"]');
    await focusAt(button);
    await tab.page.keyboard.press('Enter');
    expect(await tab.page.locator('#voice + dialog').evaluate((dialog: HTMLDialogElement) => dialog.open)).toBe(true);
    await tab.page.keyboard.press('Escape');
    await expectUsableTab(tab);
    expect(await tab.loads()).toBe(1);
  });
});

describe('where B has the assets of A', () => {
  const heirVolume = mkdtempSync(join(tmpdir(), 'kinetra-volume-'));
  let heir: RunningSite;
  beforeAll(async () => {
    symlinkSync(join(volume, 'assets'), join(heirVolume, 'assets'));
    heir = await startSite({ ...settings, DATA_DIR: heirVolume }, builds.b.folder);
  });
  afterAll(async () => {
    await heir?.stop();
    rmSync(heirVolume, { recursive: true, force: true });
  });

  test('it keeps the assets of both', async () => {
    await expect
      .poll(() => readdirSync(join(volume, 'assets')).filter((name) => /\.(js|css|woff2)$/.test(name)).length)
      .toBe(new Set([...builds.a.assets, ...builds.b.assets]).size);
  });

  test.each(pages)('%s of A from a CDN’s cache works completely, without a reload', async (path) => {
    const visitorBefore = await openTab({ isBusy: true });
    await visitorBefore.open(path);
    deployment().cachePages();
    deployment().release(heir);
    const tab = await openTab();
    await tab.open(path);
    for (const [island, islandPath] of [...lazyIslands, ...eagerIslands])
      if (islandPath === path) await tab.activate(island);
    await expectNoReload(tab, 500);
    expect([await tab.loads(), await tab.build(), deployment().missingAssets]).toEqual([1, builds.a.build, []]);
  });

  test('a robot starts in a tab on A without a reload', { timeout: 300_000 }, async () => {
    const tab = await openTab({ screen: 'phone' });
    await tab.open(product);
    deployment().release(heir);
    await startStage(tab.page, 'robot-viewer');
    expect([await tab.loads(), await tab.build(), deployment().missingAssets]).toEqual([1, builds.a.build, []]);
  });
});
