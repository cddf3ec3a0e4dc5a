import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { sizeExample } from './size.examples.ts';
import { SizeSection } from './size.tsx';

const html = renderToStaticMarkup(<SizeSection section={sizeExample} />);

test('reads as a list of names with their sizes', () => {
  const items = html.match(/<li.*?<\/li>/gs) ?? [];
  expect(items.map((item) => item.replace(/<[^>]*>/g, ''))).toEqual([
    'Flagship Megatron 48 cm',
    'Hand 18 cm',
    'Tank 47.5 cm long',
  ]);
});

test('draws everything to one scale', () => {
  expect(html).toContain('li:nth-child(1){--width:300;--height:480;');
  expect(html).toContain('li:nth-child(2){--width:92;--height:180}');
  expect(html).toContain('li:nth-child(3){--width:475;--height:200;');
  expect(html).toContain('--tallest:480');
});
