import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { regionsExample } from './regions.examples.ts';
import { RegionsSection } from './regions.tsx';

const html = renderToStaticMarkup(<RegionsSection section={regionsExample} />);

describe('regions', () => {
  it('explains before the list that stores are separate', () => {
    expect(html.indexOf(regionsExample.lead)).toBeGreaterThan(0);
    expect(html.indexOf(regionsExample.lead)).toBeLessThan(html.indexOf('<ul'));
  });

  it('names each edition in its own language and links to its host', () => {
    expect(html).toContain('<a href="https://www.kinetra.example.cn/" lang="zh-CN" hrefLang="zh-CN"');
    expect(html).toContain('>中国大陆<');
    expect(html).toContain('>Pounds sterling (£)<');
  });

  it('gives search engines a language tag that they know', () => {
    expect(html).toContain('<a href="/eu" lang="en-EU" hrefLang="en"');
  });

  it('marks only the current edition', () => {
    expect(html.match(/aria-current="true"/g)).toHaveLength(1);
    expect(html).toMatch(/href="\/uk"[^>]*aria-current="true"/);
  });

  it('has the heading of the page', () => {
    expect(html).toMatch(/<section[^>]*aria-labelledby="regions-heading"/);
    expect(html).toMatch(/<h1[^>]*id="regions-heading"[^>]*>Choose your region\.<\/h1>/);
  });
});
