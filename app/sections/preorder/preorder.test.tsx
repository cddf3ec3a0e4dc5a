import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { preorderExample, questionsExample } from './preorder.examples.ts';
import { PreorderSection } from './preorder.tsx';

describe('a pre-order', () => {
  const html = renderToStaticMarkup(<PreorderSection section={preorderExample} />);

  it('is where its anchor leads', () => {
    expect(html).toMatch(/<section[^>]*id="preorder"/);
  });

  it('tells its steps in order and marks the present one', () => {
    expect(html).toMatch(/<li aria-current="step"><b>Now<\/b>.*<li><b>Q4 2025<\/b>/);
  });

  it('answers questions of which one is open at a time', () => {
    expect(html.match(/<details[^>]*name="preorder-questions"/g)).toHaveLength(2);
    expect(html.match(/<details[^>]* open=""/g)).toHaveLength(1);
    expect(html).toMatch(/When does it arrive\?.*In Q4 2025\./);
  });

  it('has no timeline where there is nothing to wait for', () => {
    const questions = renderToStaticMarkup(<PreorderSection section={questionsExample} />);
    expect(questions).not.toContain('<ol');
    expect(questions).toContain('Two years.');
  });
});
