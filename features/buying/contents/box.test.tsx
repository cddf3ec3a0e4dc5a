import { expect, test } from 'vitest';
import { showOnPage, textsOf } from '#tests/support/components/show-on-page.tsx';
import { boxExample } from './box.examples.ts';
import { BoxSection } from './box.tsx';

test('lists the contents of the box with their counts', () => {
  showOnPage(<BoxSection section={boxExample} />);
  expect(textsOf('heading')).toEqual(['In the box']);
  expect(textsOf('listitem')).toEqual(expect.arrayContaining(['1Flagship Megatron', '4ShellsFor the cannon.']));
});
