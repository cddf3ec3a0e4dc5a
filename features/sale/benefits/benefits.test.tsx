import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { benefitsExample } from './benefits.examples.ts';
import { BenefitsSection } from './benefits.tsx';

describe('the benefits of a campaign', () => {
  const html = renderToStaticMarkup(<BenefitsSection section={benefitsExample} />);

  it('are a list labelled for screen readers', () => {
    expect(html).toMatch(/<section[^>]*data-surface="dark" aria-labelledby="benefits-heading"/);
    expect(html).toMatch(/<h2 class="visually-hidden" id="benefits-heading">With every order</);
    expect(html.match(/<li>/g)).toHaveLength(2);
  });

  it('each have a label, a decorative icon and an optional sentence', () => {
    expect(html.match(/<svg[^>]*aria-hidden="true"/g)).toHaveLength(2);
    expect(html).toMatch(/<b>30-day price guarantee<\/b><p>If it drops again/);
    expect(html).toMatch(/<b>2-year warranty<\/b><\/div>/);
  });
});
