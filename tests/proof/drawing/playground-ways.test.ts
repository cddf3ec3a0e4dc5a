import { expect, test } from 'vitest';
import { failRecognition, fakeSpeechRecognition, speak, speakPhrases } from '../../browser/support/fake-speech.ts';
import { disableWebGl, stageOf, startStage, waitForStage } from '../../browser/support/live-model.ts';
import { accessibilityProblems, overflowProblems } from '../../browser/support/page-checks.ts';
import {
  blockLabels,
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
} from '../../browser/support/playground-page.ts';
import { visitors } from '../../browser/support/visitors.ts';

/** The playground with a robot whose words these tests know. */
const path = '/us/programming?robot=flagship-megatron';

const { newVisitor } = visitors('everyday', 'software');

test('a command during a transformation is done in the shape requested last', {
  timeout: 240_000,
}, async () => {
  const { page, open, troubles } = await newVisitor('phone');
  await open(path);
  await startStage(page, island);
  await tab(page, 'Voice-activated').click();
  const line = playground(page).getByRole('textbox', { name: 'What you say' });
  const talk = playground(page).getByRole('log');
  const say = async (words: string) => {
    await line.fill(words);
    await page.keyboard.press('Enter');
  };
  /** Distance of the robot's head from the top of the stage, in percent. */
  const head = () =>
    playground(page)
      .locator('[data-bubble]')
      .evaluate((bubble) => Number.parseFloat(bubble.style.getPropertyValue('--y')));
  /** Says a transformation and another command meanwhile, and waits until both are done. */
  const interruptTransformation = async (first: string, second: string) => {
    await say(first);
    await page.waitForTimeout(400);
    await say(second);
    await waitForStatus(page, words.playground.done);
  };
  const standingHeight = await head();
  await interruptTransformation('Tank mode', 'Robot mode');
  await talk.getByText(words.format(words.playground.ran, { word: 'Robot mode' })).waitFor();
  await expect.poll(async () => Math.abs((await head()) - standingHeight), slowTimeout).toBeLessThan(1);
  await interruptTransformation('Tank mode', 'Forward');
  expect(Math.abs((await head()) - standingHeight)).toBeGreaterThan(5);
  await say('Robot mode: forward, fly!');
  await talk.getByText(words.format(words.playground.held, { word: 'Forward' })).waitFor();
  await say('Megatron');
  await talk.getByText(words.playground.called).waitFor();
  expect(
    await playground(page)
      .locator('form')
      .getByRole('button', { name: 'Stop', exact: true })
      .getAttribute('aria-disabled'),
  ).toBe('true');
  expect(troubles).toEqual([]);
});

test('a program can be spoken where the browser recognises speech, and typed without a microphone', {
  timeout: 120_000,
}, async () => {
  const { page, open, troubles } = await newVisitor('phone');
  await disableWebGl(page);
  await fakeSpeechRecognition(page);
  await open(`${path}#program=wave`);
  await rows(page).first().waitFor();
  await tab(page, 'Voice-activated').click();
  await playground(page).getByText(words.playground.voiceSent).waitFor();
  await button(page, 'Speak').click();
  await speakPhrases(page, ['start programming'], ['tank owed for word', 'tank mode forward']);
  const talk = playground(page).getByRole('log');
  await talk.getByText(words.format(words.playground.opened, { execute: 'Execute' })).waitFor();
  await talk.getByText(words.format(words.playground.noted, { word: 'Forward', count: '2' })).waitFor();
  await speak(page, 'execute');
  await waitForStatus(page, words.playground.done);
  await button(page, 'Stop listening').click();
  await button(page, 'Speak').click();
  await failRecognition(page, 'not-allowed');
  await playground(page).getByText(words.playground.microphoneRefused).waitFor();
  await button(page, 'Open as blocks').click();
  expect(await blockLabels(page)).toEqual(['Transform', 'Walk forward 2 steps']);
  expect(troubles).toEqual([]);
});

test('a running program can be stopped by voice and by button', { timeout: 120_000 }, async () => {
  const { page, open } = await newVisitor('phone');
  await open(`${path}#program=wave`);
  await rows(page).first().waitFor();
  await tab(page, 'Voice-activated').click();
  const line = playground(page).getByRole('textbox', { name: 'What you say' });
  const talk = playground(page).getByRole('log');
  const stop = playground(page).locator('form').getByRole('button', { name: 'Stop', exact: true });
  const isOff = () => stop.getAttribute('aria-disabled');
  const startMarch = async () => {
    await line.fill(`Start programming, ${Array.from({ length: 12 }, () => 'forward').join(', ')}, execute`);
    await page.keyboard.press('Enter');
    await expect.poll(isOff).toBe('false');
  };
  await button(page, 'Cancel').click();
  await talk.getByText(words.format(words.playground.nothing, { start: 'Start programming' })).waitFor();
  await startMarch();
  await button(page, 'Cancel').click();
  await talk.getByText(words.playground.stopped).waitFor();
  await expect.poll(isOff).toBe('true');
  await startMarch();
  await stop.click();
  await waitForStatus(page, words.playground.stopped);
  await expect.poll(isOff).toBe('true');
});

test('more moves than fit into a program do not become blocks', { timeout: 120_000 }, async () => {
  const { page, open } = await newVisitor('phone');
  await disableWebGl(page);
  await open('/us/programming?robot=elite-optimus-prime#program=wave');
  await rows(page).first().waitFor();
  await tab(page, 'Easy').click();
  for (let press = 0; press < 7; press += 1) await button(page, 'Drive').click();
  await button(page, 'Open as blocks').click();
  await waitForStatus(page, words.format(words.playground.doesNotFit, { count: '42', most: '40' }));
  expect(await tab(page, 'Easy').getAttribute('aria-selected')).toBe('true');
  await tab(page, 'Block-based').click();
  expect(await blockLabels(page)).toEqual(['Gesture: Wave']);
  await tab(page, 'Easy').click();
  await playground(page)
    .getByText(Array.from({ length: 7 }, () => 'Drive').join(' · '), { exact: true })
    .waitFor();
});

test('poses can be set, stored and played, moves have large buttons, and every mode is accessible', {
  timeout: 240_000,
}, async () => {
  const { page, open, troubles } = await newVisitor('phone');
  await open(path);
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

test('without a live model, programs run beside the picture', { timeout: 120_000 }, async () => {
  const { page, open } = await newVisitor('phone');
  await disableWebGl(page);
  await open(`${path}#program=say(Hello)`);
  await rows(page).first().waitFor();
  await startStage(page, island, 'failed');
  await playground(page).getByText(words.playground.noModel).waitFor();
  await button(page, 'Run').click();
  await stageOf(page, island).getByText('Hello', { exact: true }).waitFor(slowTimeout);
  await waitForStatus(page, words.playground.done);
});

test('when the workbench does not load, the stage says so and opens on request', { timeout: 180_000 }, async () => {
  const { page, open } = await newVisitor('phone');
  await open(path);
  await page.route('**/assets/workbench-*.js', (route) => route.abort('connectionfailed'));
  await startStage(page, island, 'broken');
  await playground(page).getByText(words.viewer.broken).waitFor();
  await page.unroute('**/assets/workbench-*.js');
  await startStage(page, island);
  await rows(page).first().waitFor();
});

test('with reduced motion, a program runs as a series of still poses', { timeout: 180_000 }, async () => {
  const { page, open } = await newVisitor('phone', { reducedMotion: 'reduce' });
  await open(`${path}#program=transform.wave`);
  await rows(page).first().waitFor();
  await startStage(page, island);
  await button(page, 'Run').click();
  await waitForRunningBlock(page, '1');
  await waitForStatus(page, words.playground.done);
  await waitForStage(page, island, 'live');
});
