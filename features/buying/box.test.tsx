import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { boxExample } from './box.examples.ts';
import { BoxSection } from './box.tsx';

test('lists the contents of the box with their counts', () => {
  const html = renderToStaticMarkup(<BoxSection section={boxExample} />);
  expect(html).toContain('id="box-heading">In the box</h2>');
  expect(html).toContain('<li><span class="figure">1</span><p><b>Flagship Megatron</b></p></li>');
  expect(html).toContain('<li><span class="figure">4</span><p><b>Shells</b><span>For the cannon.</span></p></li>');
});
