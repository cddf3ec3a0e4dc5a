import { beforeEach, expect, test } from 'vitest';
import { currentPage, productPathWith } from '../support/current-page.ts';
import { visitors } from '../support/visitors.ts';
import { type PrerenderingTab, prerenderingTabs } from './prerendering-tabs.ts';

const { site } = visitors();
const { open } = prerenderingTabs();
const path = productPathWith('us');

let tab: PrerenderingTab;
beforeEach(async () => {
  tab = await open(`${site().origin}/us`);
});

test('the page behind a link under the pointer waits, and counts as viewed only once it is entered', async () => {
  const { prerender, enter, inWaitingPage } = tab;
  const views = '(window.dataLayer ?? []).map(({ path }) => path)';
  await prerender(path);
  expect(await inWaitingPage(views)).toEqual([]);
  await inWaitingPage('onpagereveal = ({ viewTransition }) => { window.crossFade = viewTransition; }');
  await enter();
  expect(await inWaitingPage(views)).toEqual([path]);
  expect(await inWaitingPage('document.querySelector("main h1").checkVisibility()')).toBe(true);
  expect(await inWaitingPage('crossFade')).toBeNull();
});

test('a page that waited shows from its first frame what the visitor has decided meanwhile', async () => {
  const { page, prerender, enter, inWaitingPage } = tab;
  await prerender(path);
  expect(await inWaitingPage('"session" in document.documentElement.dataset')).toBe(false);
  await inWaitingPage(`
    const { dataset } = document.documentElement;
    dataset.banner = 'closed meanwhile';
    requestAnimationFrame(() => {
      const consentBar = document.querySelector('[data-consent]');
      window.firstFrame = ['session' in dataset, 'bannerClosed' in dataset, !consentBar.checkVisibility()];
    })`);
  await page.evaluate(() => {
    for (const key of ['apptoken', 'reftoken', 'user_id']) localStorage.setItem(`/us/${key}`, 'u1');
    localStorage.setItem('banner', 'closed meanwhile');
    localStorage.setItem('consent', 'noticed');
  });
  // Storage reaches other processes a little later, and the script that shows the account is loaded then.
  await expect.poll(() => inWaitingPage('localStorage.getItem("consent")')).toBe('noticed');
  await expect.poll(() => inWaitingPage('"session" in document.documentElement.dataset')).toBe(true);
  await enter();
  expect(await inWaitingPage('firstFrame')).toEqual([true, true, true]);
});

test('a page that is entered between its edge and its renewal shows nothing old', async () => {
  const { prerender, enter, inWaitingPage } = tab;
  await prerender(path);
  const validUntil = await inWaitingPage('document.documentElement.dataset.validUntil');
  // Not before it is entered, as a waiting page renews itself at its edge.
  await inWaitingPage(`
    const expire = () => { document.documentElement.dataset.validUntil = new Date(0).toISOString(); };
    addEventListener('prerenderingchange', expire, { capture: true });
    requestAnimationFrame(() => { window.firstFrame = document.body.style.visibility; })`);
  await enter();
  expect(await inWaitingPage('firstFrame')).toBe('hidden');
  const state = '[document.documentElement.dataset.validUntil, document.body.style.visibility]';
  await expect.poll(() => inWaitingPage(state)).toEqual([validUntil, '']);
});

test('the login is prefetched, never prerendered', async () => {
  const { prepared, restOnLink } = tab;
  const login = currentPage('us', '').shell.account?.loginHref;
  if (!login) throw new Error('the edition has no login');
  await restOnLink(login);
  await expect.poll(() => prepared.prefetched).toContain(login);
  await restOnLink(path);
  await expect.poll(() => prepared.prerendered).toContain(path);
  expect(prepared.prerendered).not.toContain(login);
});
