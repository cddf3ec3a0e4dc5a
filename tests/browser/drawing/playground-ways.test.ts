import { expect, test } from 'vitest';
import { startStage } from '../support/live-model.ts';
import { blockLabels, button, island, path, playground, tab, waitForStatus } from '../support/playground-page.ts';
import { visitors } from '../support/visitors.ts';

const { newVisitor } = visitors('everyday', 'software');

test('a program is spoken line by line and opens as blocks', { timeout: 180_000 }, async () => {
  const { page, open } = await newVisitor('phone');
  await open(path);
  await startStage(page, island);
  await tab(page, 'Voice-activated').click();
  const line = playground(page).getByRole('textbox', { name: 'What you say' });
  const talk = playground(page).getByRole('log');
  for (const words of ['Start programming', 'Tank mode, fly', 'Megatron, forward!']) {
    await line.fill(words);
    await page.keyboard.press('Enter');
  }
  await talk.getByText('I do not know “fly”.').waitFor();
  await talk.getByText('Forward: noted, 2 in all.').waitFor();
  await button(page, 'Execute').click();
  await waitForStatus(page, 'The program is done.');
  await button(page, 'Open as blocks').click();
  expect(await blockLabels(page)).toEqual(['Transform', 'Walk forward 2 steps']);
});
