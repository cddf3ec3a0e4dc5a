import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { disableWebGl, startStage } from '../support/live-model.ts';
import {
  blockLabels,
  button,
  island,
  labelsOf,
  modeTab,
  path,
  playground,
  rows,
  slowTimeout,
  spokenWord,
  tab,
  vocabulary,
  waitForStatus,
  words,
} from '../support/playground-page.ts';
import { visitors } from '../support/visitors.ts';

/** Replaces speech recognition by one that hears the words of `speak`. To be called before the page is opened. */
const fakeSpeechRecognition = async (page: Page): Promise<void> => {
  await page.addInitScript(() => {
    class Recognition {
      onresult?: (event: object) => void;
      onerror?: (event: object) => void;
      onend?: () => void;
      start() {
        Object.assign(window, {
          speakForTest: (phrases: string[][]) =>
            this.onresult?.({
              resultIndex: 0,
              results: phrases.map((readings) => readings.map((transcript) => ({ transcript }))),
            }),
          failForTest: (error: string) => {
            this.onerror?.({ error });
            this.onend?.();
          },
        });
      }
      stop() {
        this.onend?.();
      }
      abort() {
        this.onend?.();
      }
    }
    Object.assign(window, { SpeechRecognition: Recognition, webkitSpeechRecognition: Recognition });
  });
};

/** Says a phrase to a page that listens; `readings` are the alternatives that recognition returns. */
const speak = (page: Page, ...readings: string[]): Promise<void> => speakPhrases(page, readings);

/** Says several phrases that arrive as one result, each with its alternative readings. */
const speakPhrases = (page: Page, ...phrases: string[][]): Promise<void> =>
  page.evaluate(
    (spokenPhrases) =>
      (window as never as { speakForTest(spokenPhrases: string[][]): void }).speakForTest(spokenPhrases),
    phrases,
  );

/** Ends speech recognition with an error. */
const failRecognition = (page: Page, error: string): Promise<void> =>
  page.evaluate((errorCode) => (window as never as { failForTest(error: string): void }).failForTest(errorCode), error);

const { newVisitor } = visitors('everyday', 'software');

/** The playground with a robot whose words these tests know. */
const megatronPath = '/us/programming?robot=flagship-megatron';

test('a program is spoken line by line and opens as blocks', {
  tags: ['every-browser', 'nightly'],
  timeout: 180_000,
}, async () => {
  const { page, open } = await newVisitor('phone');
  await open(path);
  await startStage(page, island);
  await modeTab(page, 'voice').click();
  const line = playground(page).getByRole('textbox', { name: words.playground.line });
  const talk = playground(page).getByRole('log');
  const [unknown, forward] = ['xyzzy', spokenWord('walk2')];
  const speak = async (text: string) => {
    await line.fill(text);
    await page.keyboard.press('Enter');
  };
  await speak(spokenWord('start'));
  await speak(`${spokenWord('other')}, ${unknown}`);
  await speak(`${vocabulary.name}, ${forward}!`);
  await talk.getByText(words.format(words.playground.unknownWord, { word: unknown })).waitFor();
  await talk.getByText(words.format(words.playground.noted, { word: forward, count: '2' })).waitFor();
  await speak(spokenWord('execute'));
  await waitForStatus(page, words.playground.done);
  await button(page, words.playground.asBlocks).click();
  expect(await blockLabels(page)).toEqual(labelsOf('transform.walk2'));
});

test('a command during a transformation is done in the shape requested last', {
  tags: 'nightly',
  timeout: 240_000,
}, async () => {
  const { page, open, troubles } = await newVisitor('phone');
  await open(megatronPath);
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
  tags: 'nightly',
  timeout: 120_000,
}, async () => {
  const { page, open, troubles } = await newVisitor('phone');
  await disableWebGl(page);
  await fakeSpeechRecognition(page);
  await open(`${megatronPath}#program=wave`);
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

test('a running program can be stopped by voice and by button', { tags: 'nightly', timeout: 120_000 }, async () => {
  const { page, open } = await newVisitor('phone');
  await open(`${megatronPath}#program=wave`);
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

test('more moves than fit into a program do not become blocks', { tags: 'nightly', timeout: 120_000 }, async () => {
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
