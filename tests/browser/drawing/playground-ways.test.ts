import { expect, test } from 'vitest';
import { programErrorText } from '#apps/playground/block-words.ts';
import { disableWebGl, stageOf, startStage, waitForStage } from '../support/live-model.ts';
import { accessibilityProblems, overflowProblems } from '../support/page-checks.ts';
import {
  button,
  island,
  playground,
  programHash,
  rows,
  slowTimeout,
  tab,
  waitForRunningBlock,
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

test('without a live model, programs run beside the picture', { tags: 'nightly', timeout: 120_000 }, async () => {
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

test('when the workbench does not load, the stage says so and opens on request', {
  tags: 'nightly',
  timeout: 180_000,
}, async () => {
  const { page, open } = await newVisitor('phone');
  await open(megatronPath);
  await page.route('**/assets/workbench-*.js', (route) => route.abort('connectionfailed'));
  await startStage(page, island, 'broken');
  await playground(page).getByText(words.viewer.broken).waitFor();
  await page.unroute('**/assets/workbench-*.js');
  await startStage(page, island);
  await rows(page).first().waitFor();
});

test('with reduced motion, a program runs as a series of still poses', {
  tags: 'nightly',
  timeout: 180_000,
}, async () => {
  const { page, open } = await newVisitor('phone', { reducedMotion: 'reduce' });
  await open(`${megatronPath}#program=transform.wave`);
  await rows(page).first().waitFor();
  await startStage(page, island);
  await button(page, 'Run').click();
  await waitForRunningBlock(page, '1');
  await waitForStatus(page, words.playground.done);
  await waitForStage(page, island, 'live');
});

test('a program pauses while its tab is hidden', { tags: 'nightly', timeout: 120_000 }, async () => {
  const { page, open } = await newVisitor('desktop');
  await page.clock.install();
  await open(`${megatronPath}#program=wait9`);
  await rows(page).first().waitFor();
  const hide = (hidden: boolean) =>
    page.evaluate((isHidden) => {
      Object.defineProperty(document, 'hidden', { configurable: true, value: isHidden });
      document.dispatchEvent(new Event('visibilitychange'));
    }, hidden);
  await button(page, 'Run').click();
  await waitForRunningBlock(page, '0');
  await hide(true);
  await page.clock.runFor(60_000);
  await waitForRunningBlock(page, '0');
  await hide(false);
  await page.clock.runFor(9_000);
  await waitForStatus(page, words.playground.done);
});

test('a block too many is refused with a message, and nothing is lost', {
  tags: 'nightly',
  timeout: 120_000,
}, async () => {
  const { page, open } = await newVisitor('phone');
  await open(`${megatronPath}#program=${Array.from({ length: 40 }, () => 'wave').join('.')}`);
  await rows(page).first().waitFor();
  await button(page, 'Wait').click();
  await waitForStatus(page, programErrorText('tooLong', words));
  expect(await rows(page).count()).toBe(40);
});
