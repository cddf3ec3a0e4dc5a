import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { preorderExample, questionsExample } from './preorder.examples.ts';
import { PreorderSection } from './preorder.tsx';

describe('a pre-order', () => {
  const html = renderToStaticMarkup(<PreorderSection section={preorderExample} />);

  it('has the anchor as its id', () => {
    expect(html).toMatch(/<section[^>]*id="preorder"/);
  });

  it('lists its steps in order and marks the current one', () => {
    expect(html).toMatch(/<li aria-current="step"><b>Now<\/b>.*<li><b>Q4 2025<\/b>/);
  });

  it('opens one question at a time', () => {
    expect(html.match(/<details[^>]*name="preorder-questions"/g)).toHaveLength(2);
    expect(html.match(/<details[^>]* open=""/g)).toHaveLength(1);
    expect(html).toMatch(/When does it arrive\?.*In Q4 2025\./);
  });

  it('has no timeline if there is nothing to wait for', () => {
    const questions = renderToStaticMarkup(<PreorderSection section={questionsExample} />);
    expect(questions).not.toContain('<ol');
    expect(questions).toContain('Two years.');
  });
});
