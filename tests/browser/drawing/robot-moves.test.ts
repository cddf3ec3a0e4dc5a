import { test } from 'vitest';
import { focusAt } from '../support/keyboard.ts';
import { startStage } from '../support/live-model.ts';
import { button, island, path, waitForShape } from '../support/viewer-page.ts';
import { visitors } from '../support/visitors.ts';

const { newVisitor } = visitors('everyday', 'software');

test('walks until it is stopped or does something else, and its button shows it', { timeout: 240_000 }, async () => {
  const { page, open } = await newVisitor('phone');
  await open(path);
  await startStage(page, island);
  await button(page, 'Walk').click();
  await button(page, 'Stop').click();
  await button(page, 'Walk').click();
  await button(page, 'Stop').waitFor();
  await focusAt(page.getByRole('img', { name: /^Take it in your hands/ }));
  await page.keyboard.press('Space');
  await button(page, 'Walk').waitFor();
  await waitForShape(page, 'Tank');
});
