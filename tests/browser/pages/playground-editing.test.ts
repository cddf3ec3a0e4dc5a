import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { programmingSlug } from '#contract/programming.ts';
import { currentSection } from '../support/current-page.ts';
import { focusAt, hasFocus } from '../support/keyboard.ts';
import { blockLabels, button, grip, labelsOf, rows, tab } from '../support/playground-page.ts';
import { visitors } from '../support/visitors.ts';

/** Without 3D drawing, as these tests need only the picture. */
const { newVisitor } = visitors();

/** The playground with a robot whose words these tests know. */
const programPath = '/us/programming?robot=flagship-megatron';

/** The focused element and the element that covers its middle; empty where none does. */
const findCover = (page: Page): Promise<string> =>
  page.evaluate(() => {
    const focused = document.activeElement;
    const { left, top, width, height } = focused?.getBoundingClientRect() ?? new DOMRect();
    const topmost = document.elementFromPoint(left + width / 2, top + height / 2);
    return topmost && focused?.contains(topmost)
      ? ''
      : `${focused?.getAttribute('aria-label') ?? focused?.textContent} under ${topmost?.outerHTML.slice(0, 80)}`;
  });

test('a program in the address of a product page opens in the playground, with the robot of that page', {
  tags: 'nightly',
  timeout: 120_000,
}, async () => {
  const robot = currentSection('us', programmingSlug, 'playground').robots.at(-1);
  const { page, open } = await newVisitor('desktop');
  await open(`/us/${robot?.page}#program=walk2.say(Hello)`);
  await page.waitForURL((url) => url.href.endsWith(`${robot?.href}#program=walk2.say(Hello)`));
  await expect.poll(() => blockLabels(page)).toEqual(labelsOf('walk2.say(Hello)'));
});

test('the stage never covers the focused element', { tags: 'nightly', timeout: 180_000 }, async () => {
  const { page, open } = await newVisitor('phone', { reducedMotion: 'reduce' });
  await open(`${programPath}#program=wave.repeat2(walk2.turn-90.repeat2(say(Hi).wait1.5)).transform.walk2.walk3.wave`);
  await rows(page).first().waitFor();
  const covers: string[] = [];
  const press = async (key: string) => {
    await page.keyboard.press(key);
    covers.push(await findCover(page));
  };
  await focusAt(button(page, 'Copy link'));
  while (!(await hasFocus(tab(page, 'Block-based')))) await press('Shift+Tab');
  expect(covers.length).toBeGreaterThan(12);
  await focusAt(grip(page, '5'));
  while (!(await hasFocus(grip(page, '0')))) await press('ArrowUp');

  for (const [width, height] of [
    [844, 390],
    [568, 320],
  ] as const) {
    await page.setViewportSize({ width, height });
    await focusAt(grip(page, '5'));
    while (!(await hasFocus(grip(page, '0')))) await press('ArrowUp');
    while (!(await hasFocus(tab(page, 'Block-based')))) await press('Shift+Tab');
  }
  expect(covers.filter((each) => each !== '')).toEqual([]);
});
