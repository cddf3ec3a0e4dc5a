import type { Page } from 'playwright-core';
import { beforeAll, describe, expect, test } from 'vitest';
import type { Flip } from '../support/flip-of.ts';
import { flipOf, promptly } from '../support/flip-of.ts';
import { focusAt, hydrated } from '../support/keyboard.ts';
import { visitors } from '../support/visitors.ts';
import { promotionThatOpens } from './content-edges.ts';
import { expectPreviews } from './preview-at-edge.ts';
import { siteBefore } from './site-before-edge.ts';

/** Tests of open tabs and previews when a promotion begins. */
export function whenPriceOpens(): void {
  describe.concurrent('when a promotion opens in the United Kingdom', () => {
    const { edge, price } = promotionThatOpens;
    const visited = visitors(siteBefore(edge));
    let home: Flip;
    let product: Flip;
    let shown: Awaited<ReturnType<typeof stateOf>>[];
    let slides: string[][];
    let broken: Record<'stillBroken' | 'repaired', Awaited<ReturnType<typeof tabsOf>>>;

    /** Opens a home page with broken props of the carousel's tabs; `breaksLater` breaks them in later responses too. */
    async function comeToBroken(breaksLater: boolean): Promise<Page> {
      const { page, open } = await visited.come('desktop');
      let answers = 0;
      await page.route('**/uk', async (route) => {
        answers += 1;
        const answer = await route.fetch();
        const props = `$1{&quot;label&quot;:&quot;${answers}&quot;}"`;
        const html = await answer.text();
        await route.fulfill({
          response: answer,
          body:
            answers > 1 && !breaksLater
              ? html
              : html.replace(/(<x-island name="carouselTabs"[^>]* props=")[^"]*"/, props),
        });
      });
      await open('/uk');
      await hydrated(page, 'carouselTabs');
      return page;
    }
    const tabsOf = (page: Page) =>
      page.locator('x-island[name="carouselTabs"] a').evaluateAll((links) => ({
        slides: links.map((link) => link.getAttribute('href')),
        live: links.every((link) => Object.keys(link).some((key) => key.startsWith('__reactProps'))),
      }));

    /** The dialog and questions that the visitor has opened on the product’s page, and the scroll position. */
    const stateOf = (page: Page) =>
      page.evaluate(() => ({
        dialog: document.querySelector('dialog:modal')?.id,
        holdsFocus: document.querySelector('dialog:modal')?.contains(document.activeElement),
        question: [...document.querySelectorAll<HTMLDetailsElement>('#preorder details')].map(({ open }) => open),
        scrollY: Math.round(scrollY),
      }));
    const slidesOf = (page: Page) =>
      page.locator('main article[id^="featured-"]').evaluateAll((all) => all.map(({ id }) => id));

    beforeAll(async () => {
      const { origin } = visited.site();
      const [onHome, onProduct] = await Promise.all([visited.come('desktop'), visited.come('desktop')]);
      const [, , stillBroken, repaired] = await Promise.all([
        onHome.open('/uk'),
        onProduct.open('/uk/flagship-megatron'),
        comeToBroken(true),
        comeToBroken(false),
      ]);
      await focusAt(onProduct.page.locator('#preorder details').last().locator('summary'));
      await onProduct.page.keyboard.press('Enter');
      await focusAt(onProduct.page.locator('#voice button[aria-haspopup="dialog"]'));
      await onProduct.page.keyboard.press('Enter');
      await onProduct.page.waitForTimeout(800);
      const before = await stateOf(onProduct.page);
      const slidesBefore = await slidesOf(onHome.page);
      const slide = 'id="featured-megatron"';
      [home, product] = await Promise.all([
        flipOf(onHome.page, origin, edge, slide, true),
        flipOf(onProduct.page, origin, edge, price, true),
        ...[stillBroken, repaired].map((page) => flipOf(page, origin, edge, slide, true)),
      ]);
      broken = { stillBroken: await tabsOf(stillBroken), repaired: await tabsOf(repaired) };
      shown = [before, await stateOf(onProduct.page)];
      slides = [slidesBefore, await slidesOf(onHome.page)];
    });

    test('its slide appears on an open home page, promptly and in the same document', () => {
      expect([home.before > 0, home.after < promptly, home.sameDocument]).toEqual([true, true, true]);
      expect(slides[0]).not.toContain('featured-megatron');
      expect(slides[1]).toEqual(['featured-megatron', ...(slides[0] ?? [])]);
    });

    test('carousel tabs whose component failed show its slide too, and hydrate once their props are valid', () => {
      const slideLinks = slides[1]?.map((id) => `#${id}`);
      expect(broken.stillBroken).toEqual({ slides: slideLinks, live: false });
      expect(broken.repaired).toEqual({ slides: slideLinks, live: true });
    });

    test('its price changes on an open page, and the open dialog and question stay open', () => {
      expect([product.before > 0, product.after < promptly, product.sameDocument]).toEqual([true, true, true]);
      expect(shown[0]).toMatchObject({ dialog: 'voice-commands', holdsFocus: true });
      expect(shown[0]?.question.at(-1)).toBe(true);
      expect(shown[1]).toEqual(shown[0]);
    });

    expectPreviews(visited, edge, '/uk/flagship-megatron', price, true);
  });
}
