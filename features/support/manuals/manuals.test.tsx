import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { manualsExample } from './manuals.examples.ts';
import { ManualsSection } from './manuals.tsx';

const html = renderToStaticMarkup(<ManualsSection section={manualsExample} />);

describe('manuals', () => {
  it('contain every table, each with the id that its link points to', () => {
    expect(html.match(/<table/g)).toHaveLength(2);
    for (const { id } of manualsExample.series) {
      expect(html).toContain(`href="#${id}"`);
      expect(html).toMatch(new RegExp(`<div id="${id}"(?![^>]*hidden)`));
    }
  });

  it('have no tab roles before their script runs', () => {
    expect(html).not.toContain('role="tab"');
    expect(html).not.toContain('role="tabpanel"');
    expect(html).toMatch(/<nav[^>]*aria-label="Guides by series"/);
  });

  it('list each manual with its size and the day of its last change', () => {
    expect(html).toMatch(/href="\/media\/manuals\/aiBase\/en\.abcdef56\.pdf"[^>]*>AI Base<\/a>/);
    expect(html).toContain('<td>0.2 M</td>');
    expect(html).toContain('<time dateTime="2026-11-20">2026-11-20</time>');
  });

  it('label the columns and the series of each table', () => {
    expect(html.match(/<th scope="col">(Name|Size|Updated)<\/th>/g)).toHaveLength(6);
    expect(html).toMatch(/<caption[^>]*>Flagship<\/caption>/);
  });
});
