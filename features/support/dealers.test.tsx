import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { dealersExample } from './dealers.examples.ts';
import { DealersSection } from './dealers.tsx';

const render = (section = dealersExample) => renderToStaticMarkup(<DealersSection section={section} />);

describe('dealers', () => {
  it('are links to other sites that say so', () => {
    expect(render()).toMatch(
      /<a href="https:\/\/dealer-a\.example" rel="noopener"[^>]*>.*Sample Dealer A.*opens another site/,
    );
  });

  it('show an address if the dealer has a shop', () => {
    expect(render()).toContain('<span>1 Example Street</span><span>Sampletown</span>');
  });

  it('end with the official store', () => {
    const html = render();
    expect(html.indexOf('The official store.')).toBeGreaterThan(html.indexOf('Sample Dealer B'));
    expect(html).toMatch(/<a href="https:\/\/shop\.example\/" rel="noopener"[^>]*>To the shop<\/a>/);
  });

  it('show no store where the edition has none', () => {
    expect(render({ ...dealersExample, store: undefined })).not.toContain('The official store.');
  });
});
