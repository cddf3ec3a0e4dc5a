import { expect, test } from 'vitest';
import { startStage } from '../support/live-model.ts';
import {
  blockLabels,
  button,
  island,
  labelsOf,
  modeTab,
  path,
  playground,
  spokenWord,
  vocabulary,
  waitForStatus,
  words,
} from '../support/playground-page.ts';
import { visitors } from '../support/visitors.ts';

const { newVisitor } = visitors('everyday', 'software');

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
