import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { dealersExample } from './dealers.examples.ts';
import { DealersSection } from './dealers.tsx';

const render = (section = dealersExample) => renderToStaticMarkup(<DealersSection section={section} />);

describe('dealers', () => {
  it('lead to their own sites, and say so', () => {
    expect(render()).toMatch(
      /<a href="https:\/\/dealer-a\.example" rel="noopener"[^>]*>.*Sample Dealer A.*opens another site/,
    );
  });

  it('have an address where there is a shop to go to', () => {
    expect(render()).toContain('<span>1 Example Street</span><span>Sampletown</span>');
  });

  it('end with the call to the official store', () => {
    const html = render();
    expect(html.indexOf('The official store.')).toBeGreaterThan(html.indexOf('Sample Dealer B'));
    expect(html).toMatch(/<a href="https:\/\/shop\.example\/" rel="noopener"[^>]*>To the shop<\/a>/);
  });

  it('stand alone where there is no store to call to', () => {
    expect(render({ ...dealersExample, store: undefined })).not.toContain('The official store.');
  });
});
