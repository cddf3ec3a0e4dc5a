import { expect, test } from 'vitest';
import { disableWebGl, stageOf, startStage } from '../support/live-model.ts';
import { accessibilityProblems, overflowProblems } from '../support/page-checks.ts';
import {
  button,
  island,
  playground,
  programHash,
  rows,
  slowTimeout,
  tab,
  waitForStatus,
  words,
} from '../support/playground-page.ts';
import { visitors } from '../support/visitors.ts';

const { newVisitor } = visitors('everyday', 'software');

/** The playground with a robot whose words these tests know. */
const megatronPath = '/us/programming?robot=flagship-megatron';

test('poses can be set, stored and played, moves have large buttons, and every mode is accessible', {
  tags: 'nightly',
  timeout: 240_000,
}, async () => {
  const { page, open, troubles } = await newVisitor('phone');
  await open(megatronPath);
  await startStage(page, island);
  expect(await accessibilityProblems(page)).toEqual([]);
  await tab(page, 'Manual').click();
  await playground(page).getByRole('slider', { name: 'Left shoulder' }).fill('90');
  await button(page, words.playground.keep).click();
  await playground(page).getByRole('slider', { name: 'Head' }).fill('-30');
  await button(page, words.playground.keep).click();
  await button(page, 'Play the poses').click();
  await playground(page).locator('[aria-pressed="true"]').getByText('Pose 2').waitFor(slowTimeout);
  await button(page, 'Play the poses').waitFor(slowTimeout);
  expect(await accessibilityProblems(page)).toEqual([]);
  const head = playground(page).getByRole('slider', { name: 'Head' });
  await head.fill('40');
  await tab(page, 'On a PC, with KINETRA Studio').click();
  await tab(page, 'Manual').click();
  expect(await head.inputValue()).toBe('40');
  await button(page, 'Pose 2').waitFor();

  await tab(page, 'Easy').click();
  const robotPosition = () =>
    playground(page)
      .locator('[data-bubble]')
      .evaluate((bubble) => Number.parseFloat(bubble.style.getPropertyValue('--x')));
  const press = async (move: string) => {
    await button(page, move).click();
    await playground(page).getByText('Now: ').waitFor(slowTimeout);
    await waitForStatus(page, words.playground.done);
  };
  const startPosition = await robotPosition();
  await press('Turn');
  await press('Advance');
  const advancedPosition = await robotPosition();
  expect(Math.abs(advancedPosition - startPosition)).toBeGreaterThan(5);
  await press('Aim');
  expect(Math.abs((await robotPosition()) - advancedPosition)).toBeLessThan(
    Math.abs(advancedPosition - startPosition) / 2,
  );
  await tab(page, 'Manual').click();
  expect(await head.inputValue()).toBe('0');
  await tab(page, 'On a PC, with KINETRA Studio').click();
  await playground(page).getByRole('link', { name: words.playground.about }).click();
  expect(programHash(page)).toBe('#ways');
  expect([...(await accessibilityProblems(page)), ...(await overflowProblems(page))]).toEqual([]);
  expect(troubles).toEqual([]);
});

test('without a live model, programs run in films and beside the picture', {
  tags: 'nightly',
  timeout: 120_000,
}, async () => {
  const { page, open } = await newVisitor('phone');
  await disableWebGl(page);
  await open(`${megatronPath}#program=say(Hello)`);
  await rows(page).first().waitFor();
  await startStage(page, island, 'failed');
  await playground(page).getByText(words.playground.noModel).waitFor();
  await button(page, 'Run').click();
  await stageOf(page, island).getByText('Hello', { exact: true }).waitFor(slowTimeout);
  await waitForStatus(page, words.playground.done);
});
