import type { Page } from 'playwright-core';
import { beforeAll, describe, expect, test } from 'vitest';
import { type EdgeChange, maxEdgeLatenessMs, waitForEdgeChange } from '../support/edge-change.ts';
import { focusAt, waitForHydration } from '../support/keyboard.ts';
import { visitors } from '../support/visitors.ts';
import { announcement } from './content-edges.ts';
import { expectPreviews } from './preview-cases.ts';
import { settingsBeforeEdge } from './settings-before-edge.ts';

/** Tests of open tabs and previews when a product is announced. */
export function whenProductIsAnnounced(): void {
  describe.concurrent('when a product is announced in the United Kingdom', () => {
    const { edge, name, path, slides: expectedSlides } = announcement;
    const newSlide = expectedSlides[1].find((id) => !expectedSlides[0].includes(id));
    const fixture = visitors(settingsBeforeEdge(edge));
    let home: EdgeChange;
    let product: EdgeChange;
    let productStates: Awaited<ReturnType<typeof stateOf>>[];
    let slides: string[][];
    let brokenForms: Record<'stillBroken' | 'repaired', boolean>;
    let tabs: Awaited<ReturnType<typeof tabsOf>>;

    /** Opens a home page with a form whose props are broken; `breaksLater` breaks later responses too. */
    async function openBrokenHome(breaksLater: boolean): Promise<Page> {
      const { page, open } = await fixture.newVisitor('desktop');
      let responseCount = 0;
      await page.route('**/uk', async (route) => {
        responseCount += 1;
        const original = await route.fetch();
        const broken = `$1{}$2<!--${responseCount}-->`;
        const html = await original.text();
        await route.fulfill({
          response: original,
          body:
            responseCount > 1 && !breaksLater
              ? html
              : html.replace(/(<x-island name="subscribe-form"[^>]* props=")[^"]*("[^>]*>)/, broken),
        });
      });
      await open('/uk');
      await focusAt(page.locator('x-island[name="subscribe-form"] input').first());
      await waitForHydration(page, 'subscribe-form');
      return page;
    }
    const isFormLive = (page: Page) =>
      page
        .locator('x-island[name="subscribe-form"] input')
        .first()
        .evaluate((input) => Object.keys(input).some((key) => key.startsWith('__reactProps')));
    /** The slides that the tabs of the carousel lead to, whether each is current, and whether it can be reached. */
    const tabsOf = (page: Page) =>
      page.locator('x-carousel nav a').evaluateAll((links) =>
        links.map((link) => {
          const slide = document.getElementById((link as HTMLAnchorElement).hash.slice(1));
          return { slide: slide?.id, isCurrent: link.ariaCurrent === 'true', isReachable: slide?.inert === false };
        }),
      );

    /** The dialog and questions that the visitor has opened on the product’s page, and the scroll position. */
    const stateOf = (page: Page) =>
      page.evaluate(() => ({
        dialog: document.querySelector('dialog:modal')?.id,
        holdsFocus: document.querySelector('dialog:modal')?.contains(document.activeElement),
        question: [...document.querySelectorAll<HTMLDetailsElement>('#preorder details')].map(({ open }) => open),
        scrollY: Math.round(scrollY),
      }));
    const slidesOf = (page: Page) => page.locator('x-carousel article').evaluateAll((all) => all.map(({ id }) => id));

    beforeAll(async () => {
      const { origin } = fixture.site();
      const [onHome, onProduct] = await Promise.all([fixture.newVisitor('desktop'), fixture.newVisitor('desktop')]);
      const [, , stillBroken, repaired] = await Promise.all([
        onHome.open('/uk'),
        onProduct.open(path),
        openBrokenHome(true),
        openBrokenHome(false),
      ]);
      await focusAt(onProduct.page.locator('#preorder details').last().locator('summary'));
      await onProduct.page.keyboard.press('Enter');
      await focusAt(onProduct.page.locator('#voice button[aria-haspopup="dialog"]'));
      await onProduct.page.keyboard.press('Enter');
      await onProduct.page.waitForTimeout(800);
      const stateBefore = await stateOf(onProduct.page);
      const slidesBefore = await slidesOf(onHome.page);
      const slide = `id="${newSlide}"`;
      [home, product] = await Promise.all([
        waitForEdgeChange(onHome.page, origin, edge, slide, true),
        waitForEdgeChange(onProduct.page, origin, edge, name, true),
        ...[stillBroken, repaired].map((page) => waitForEdgeChange(page, origin, edge, slide, true)),
      ]);
      brokenForms = { stillBroken: await isFormLive(stillBroken), repaired: await isFormLive(repaired) };
      tabs = await tabsOf(onHome.page);
      productStates = [stateBefore, await stateOf(onProduct.page)];
      slides = [slidesBefore, await slidesOf(onHome.page)];
    });

    test('its slide appears on an open home page, promptly and in the same document', () => {
      expect([home.latest > 0, home.earliest < maxEdgeLatenessMs, home.sameDocument]).toEqual([true, true, true]);
      expect(slides).toEqual(expectedSlides);
    });

    test('the carousel has a tab for its slide too, and one slide that can be reached, whose tab is marked', () => {
      expect(tabs.map(({ slide }) => slide)).toEqual(slides[1]);
      expect(tabs.filter(({ isCurrent }) => isCurrent)).toHaveLength(1);
      expect(tabs.map(({ isReachable }) => isReachable)).toEqual(tabs.map(({ isCurrent }) => isCurrent));
    });

    test('a form whose component failed hydrates once its props are valid', () => {
      expect(brokenForms).toEqual({ stillBroken: false, repaired: true });
    });

    test('its name appears on an open page of another product, and the open dialog and question stay open', () => {
      expect([product.latest > 0, product.earliest < maxEdgeLatenessMs, product.sameDocument]).toEqual([
        true,
        true,
        true,
      ]);
      expect(productStates[0]).toMatchObject({ dialog: expect.any(String), holdsFocus: true });
      expect(productStates[0]?.question.at(-1)).toBe(true);
      expect(productStates[1]).toEqual(productStates[0]);
    });

    expectPreviews(fixture, edge, path, name, true);
  });
}
