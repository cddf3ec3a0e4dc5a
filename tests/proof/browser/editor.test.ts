import { expect, test } from 'vitest';
import { editorOfCopy } from '../../browser/support/editor-site.ts';

const { page, open, type, save, changedLines, addedText } = editorOfCopy();

test('an edited word changes one line of its file', async () => {
  await open('words-en', 'flagship-megatron');
  await type('Keywords', 'Tank robot, KINETRA');
  await save();
  await page().getByText('Changes saved').waitFor();
  expect(changedLines('pages/flagship-megatron/en.yaml').map(([, editedLine]) => editedLine)).toEqual([
    'keywords: Tank robot, KINETRA',
  ]);
});

test('a sale that ends early is saved with the reason, after the progress of its check', async () => {
  const campaign = 'campaigns/black-friday-2026.yaml';
  await open('campaigns', 'black-friday-2026');
  const expand = (text: string) =>
    page().getByText(text, { exact: true }).filter({ visible: true }).last().locator('..').getByRole('button').first();
  for (const part of [
    '3 stages',
    'main',
    'Windows',
    '2026-11-22T09:00[Europe/London] – 2026-11-30T00:00[Europe/London]',
  ])
    await expand(part).click();
  await type('Closes (optional)', '2026-11-28T00:00[Europe/London]');
  await save();
  await page().getByRole('status').getByText('Checking your change').waitFor();
  const meant = page().getByRole('dialog', { name: 'Is this meant?' });
  await meant.getByText('check: stage-gap').waitFor({ timeout: 200_000 });
  expect(changedLines(campaign)).toEqual([]);
  await meant.getByLabel('This is meant, because').fill('The sale ends early in the UK.');
  await meant.getByRole('button', { name: 'Save with this reason' }).click();
  await page().getByText('Changes saved').waitFor({ timeout: 200_000 });
  expect(changedLines(campaign).map(([, editedLine]) => editedLine)).toEqual([
    expect.stringContaining("closes: '2026-11-28T00:00[Europe/London]'"),
  ]);
  expect(addedText('accepted-findings.yaml')).toContain('reason: The sale ends early in the UK.');
});
