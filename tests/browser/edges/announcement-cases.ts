import { describe, expect, test } from 'vitest';
import { waitForEdgeChange } from '../support/edge-change.ts';
import { focusAt } from '../support/keyboard.ts';
import { type Visitor, visitors } from '../support/visitors.ts';
import { announcement } from './content-edges.ts';
import { settingsBeforeEdge } from './settings-before-edge.ts';

const { edge, name, path, slides } = announcement;

/** Expects that the slide of the product, and its tab, appear on an open home page. */
async function expectNewSlide({ page, open }: Visitor, origin: string): Promise<void> {
  await open('/uk');
  const slidesOf = () => page.locator('x-carousel article').evaluateAll((all) => all.map(({ id }) => id));
  expect(await slidesOf()).toEqual(slides[0]);
  const newSlide = slides[1].find((id) => !slides[0].includes(id));
  await waitForEdgeChange(page, origin, edge, `id="${newSlide}"`, true);
  expect(await slidesOf()).toEqual(slides[1]);
  const tabs = await page.locator('x-carousel nav a').evaluateAll((links) =>
    links.map((link) => {
      const slide = document.getElementById((link as HTMLAnchorElement).hash.slice(1));
      return { slide: slide?.id, isCurrent: link.ariaCurrent === 'true', isReachable: slide?.inert === false };
    }),
  );
  expect(tabs.map(({ slide }) => slide)).toEqual(slides[1]);
  expect(tabs.filter(({ isCurrent }) => isCurrent)).toHaveLength(1);
  expect(tabs.map(({ isReachable }) => isReachable)).toEqual(tabs.map(({ isCurrent }) => isCurrent));
}

/** Expects that the dialog and the question that a visitor has opened on the page of another product stay open. */
async function expectOpenPartsStay({ page, open }: Visitor, origin: string): Promise<void> {
  const stateOf = () =>
    page.evaluate(() => ({
      dialog: document.querySelector('dialog:modal')?.id,
      holdsFocus: document.querySelector('dialog:modal')?.contains(document.activeElement),
      questions: [...document.querySelectorAll<HTMLDetailsElement>('#preorder details')].map(
        (question) => question.open,
      ),
      scrollY: Math.round(scrollY),
    }));
  await open(path);
  await focusAt(page.locator('#preorder details').last().locator('summary'));
  await page.keyboard.press('Enter');
  await focusAt(page.locator('#voice button[aria-haspopup="dialog"]').last());
  await page.keyboard.press('Enter');
  await page.waitForTimeout(800);
  const before = await stateOf();
  expect(before).toMatchObject({ dialog: expect.any(String), holdsFocus: true });
  expect(before.questions.at(-1)).toBe(true);
  await waitForEdgeChange(page, origin, edge, name, true);
  expect(await stateOf()).toEqual(before);
}

/** Tests of open tabs when a product is announced. */
export function whenProductIsAnnounced(): void {
  describe.concurrent('when a product is announced in the United Kingdom', () => {
    const { newVisitor, site } = visitors(settingsBeforeEdge(edge));

    test('its slide appears on an open home page, and its name on that of another product, where all stays open', {
      timeout: 600_000,
    }, async () => {
      const { origin } = site();
      const [home, product] = [await newVisitor('desktop'), await newVisitor('desktop')];
      await Promise.all([expectNewSlide(home, origin), expectOpenPartsStay(product, origin)]);
    });
  });
}
