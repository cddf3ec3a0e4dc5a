import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { pressExample } from './press.examples.ts';
import { PressSection } from './press.tsx';

const html = renderToStaticMarkup(<PressSection section={pressExample} />);

describe('the press', () => {
  it('names the outlet and the product of every quote', () => {
    expect(html.match(/<blockquote>/g)).toHaveLength(2);
    expect(html).toMatch(/<figcaption><cite>Sample Weekly<\/cite>Flagship Megatron<\/figcaption>/);
  });

  it('says that they are samples', () => {
    expect(html).toContain('Sample outlets and quotes.');
  });

  it('has a heading for screen readers', () => {
    expect(html).toMatch(/<h2 class="visually-hidden" id="press-heading">What reviewers say<\/h2>/);
  });
});
