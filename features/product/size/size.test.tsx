import { expect, test } from 'vitest';
import { showOnPage, textsOf } from '#tests/support/components/show-on-page.tsx';
import { sizeExample } from './size.examples.ts';
import { SizeSection } from './size.tsx';

test('reads as a list of names with their sizes, and draws everything to one scale', () => {
  showOnPage(<SizeSection section={sizeExample} />);
  expect(textsOf('listitem')).toEqual(['Flagship Megatron 48 cm', 'Hand 18 cm', 'Tank 47.5 cm long']);
  const styles = document.body.innerHTML;
  expect(styles).toContain('li:nth-child(1){--width:300;--height:480;');
  expect(styles).toContain('li:nth-child(2){--width:92;--height:180}');
  expect(styles).toContain('li:nth-child(3){--width:475;--height:200;');
  expect(styles).toContain('--tallest:480');
});
