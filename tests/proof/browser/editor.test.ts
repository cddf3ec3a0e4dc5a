import { expect, test } from 'vitest';
import { editorOfCopy } from '../../browser/support/editor-site.ts';

const { page, open, type, save, changedLines } = editorOfCopy();

test('an edited word changes one line of its file', async () => {
  await open('words-en', 'flagship-megatron');
  await type('Keywords', 'Tank robot, KINETRA');
  await save();
  await page().getByText('Changes saved').waitFor();
  expect(changedLines('pages/flagship-megatron/en.yaml').map(([, editedLine]) => editedLine)).toEqual([
    'keywords: Tank robot, KINETRA',
  ]);
});
