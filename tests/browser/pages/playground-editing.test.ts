import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { stageOf } from '../support/live-model.ts';
import { blockLabels, button, island, path, playground, rows, waitForStatus } from '../support/playground-page.ts';
import type { Screen } from '../support/visitors.ts';
import { visitors } from '../support/visitors.ts';

/** Without 3D drawing, as these tests need only the picture. */
const { newVisitor } = visitors();

const fieldOf = (page: Page, place: string, type: 'text' | 'number') =>
  playground(page).locator(`[data-path="${place}"] > input[type="${type}"]`);

test('setting a number and typing text are one undo step each', { timeout: 120_000 }, async () => {
  const { page, open } = await newVisitor('desktop');
  await open(`${path}#program=walk2.say(Hello)`);
  await rows(page).first().waitFor();
  await fieldOf(page, '0', 'number').press('ArrowUp');
  await expect.poll(() => blockLabels(page)).toEqual(['Walk forward 3 steps', 'Say: Hello']);
  await fieldOf(page, '1', 'text').fill('');
  await fieldOf(page, '1', 'text').pressSequentially('The quick brown fox jumps over the lazy dogs today');
  await expect
    .poll(() => blockLabels(page))
    .toEqual(['Walk forward 3 steps', 'Say: The quick brown fox jumps over the lazy dogs today']);
  await fieldOf(page, '0', 'number').press('ArrowUp');
  await button(page, 'Undo').click();
  await waitForStatus(page, 'Undone.');
  expect(await blockLabels(page)).toEqual([
    'Walk forward 3 steps',
    'Say: The quick brown fox jumps over the lazy dogs today',
  ]);
  await button(page, 'Undo').click();
  await expect.poll(() => blockLabels(page)).toEqual(['Walk forward 3 steps', 'Say: Hello']);
  await button(page, 'Undo').click();
  await expect.poll(() => blockLabels(page)).toEqual(['Walk forward 2 steps', 'Say: Hello']);
  expect(await button(page, 'Undo').getAttribute('aria-disabled')).toBe('true');
});

test.each(['phone'] as const satisfies Screen[])(
  'on a %s all that the robot says fits on its stage',
  { timeout: 120_000 },
  async (screen) => {
    const { page, open } = await newVisitor(screen);
    await open(
      `${path}#program=say(Patrol%20the%20long%20corridor,%20and%20then%20come%20back%20to%20me%20at%20once).wait9`,
    );
    await rows(page).first().waitFor();
    await button(page, 'Run').click();
    const bubble = stageOf(page, island).locator('[data-bubble]');
    await bubble.getByText('Patrol').waitFor();
    // Positions of a live robot's mouth, also after it has walked to an edge.
    for (const [x, y] of [
      ['', ''],
      ['50%', '22cqh'],
      ['2%', '-5cqh'],
      ['97%', '70cqh'],
    ] as const) {
      const isOutside = await bubble.evaluate(
        (element, [left, top]) => {
          element.style.setProperty('--x', left);
          element.style.setProperty('--y', top);
          const [inner, outer] = [
            element.getBoundingClientRect(),
            element.closest('[data-live-stage]')?.getBoundingClientRect() ?? new DOMRect(),
          ];
          const isCut = element.scrollWidth > element.clientWidth || element.scrollHeight > element.clientHeight;
          return (
            isCut ||
            inner.height < 20 ||
            inner.top < outer.top ||
            inner.bottom > outer.bottom ||
            inner.left < outer.left ||
            inner.right > outer.right
          );
        },
        [x, y] as const,
      );
      expect(isOutside, `${x} ${y}`).toBe(false);
    }
  },
);
