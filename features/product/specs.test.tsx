import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { specsExample } from './specs.examples.ts';
import { SpecsSection } from './specs.tsx';

describe('specifications', () => {
  const html = renderToStaticMarkup(<SpecsSection section={specsExample} />);

  it('have the anchor as their id', () => {
    expect(html).toMatch(/<section[^>]*id="megatron-specs"/);
  });

  it('label each value, group by group', () => {
    expect(html).toContain('<dt>Weight</dt><dd>3.8 kg</dd>');
    expect(html.indexOf('Body</h3>')).toBeLessThan(html.indexOf('<dt>Servos</dt>'));
    expect(html.indexOf('<dt>Servos</dt>')).toBeLessThan(html.indexOf('Power</h3>'));
    expect(html.match(/<dl>/g)).toHaveLength(2);
  });
});
