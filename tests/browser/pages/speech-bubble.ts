import { expect } from 'vitest';
import { stageOf } from '../support/live-model.ts';
import { button, island, path, rows, words } from '../support/playground-page.ts';
import type { Visitor } from '../support/visitors.ts';

const longText = 'Patrol the long corridor, and then come back to me at once';

/** Runs a program that says a long text, and expects that it is inside the stage wherever the robot's mouth is. */
export async function expectBubbleOnStage({ page, open }: Visitor): Promise<void> {
  await open(`${path}#program=say(${encodeURIComponent(longText)}).wait9`);
  await rows(page).first().waitFor();
  await button(page, words.playground.run).click();
  const bubble = stageOf(page, island).locator('[data-bubble]');
  await bubble.getByText(longText).waitFor();
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
}
