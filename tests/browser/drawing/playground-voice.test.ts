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
  spokenWord,
  tab,
  vocabulary,
  waitForStatus,
  words,
} from '../support/playground-page.ts';
import { visitors } from '../support/visitors.ts';

type WithSpeech = typeof globalThis & { recognition?: { hear(phrases: string[]): void; fail(error: string): void } };

/** Replaces speech recognition by one that hears what a test says. To be called before the page is opened. */
const fakeSpeechRecognition = (page: Page) =>
  page.addInitScript(() => {
    class Recognition {
      onresult?: (event: object) => void;
      onerror?: (event: object) => void;
      onend?: () => void;
      start() {
        const hear = (phrases: string[]) =>
          this.onresult?.({ resultIndex: 0, results: phrases.map((transcript) => [{ transcript }]) });
        const fail = (error: string) => {
          this.onerror?.({ error });
          this.onend?.();
        };
        Object.assign(globalThis, { recognition: { hear, fail } });
      }
      stop = () => this.onend?.();
      abort = () => this.onend?.();
    }
    Object.assign(window, { SpeechRecognition: Recognition, webkitSpeechRecognition: Recognition });
  });

/** Says several phrases that arrive as one result. */
const speak = (page: Page, ...phrases: string[]): Promise<void> =>
  page.evaluate((spoken) => (globalThis as WithSpeech).recognition?.hear(spoken), phrases);

/** Ends speech recognition with an error. */
const failRecognition = (page: Page, error: string): Promise<void> =>
  page.evaluate((code) => (globalThis as WithSpeech).recognition?.fail(code), error);

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
  await speak(page, 'start programming', 'tank mode forward');
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
