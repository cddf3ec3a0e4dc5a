import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import type { Section } from '#pages/sections.ts';
import { examplePage } from '#tests/support/examples/page.examples.ts';
import { PageContext } from '#ui/page-context.tsx';
import { figuresExample } from '../figures.examples.ts';
import { heroExample } from '../hero/hero.examples.ts';
import { morphExample } from '../morph.examples.ts';
import { sectionAnchors } from './section-anchors.ts';
import { Subnav } from './subnav.tsx';

describe('the product bar', () => {
  it('links to the sections that have an anchor and a label, in order', () => {
    const sections: Section[] = [
      heroExample,
      { ...figuresExample, anchor: 'capabilities' },
      morphExample,
      { ...morphExample, id: 'again', anchor: undefined },
    ];
    expect(sectionAnchors(sections)).toEqual([
      { anchor: 'banner', label: 'Overview' },
      { anchor: 'transformation', label: 'Transformation' },
    ]);
  });

  it('shows the price and links to the shop', () => {
    const html = renderToStaticMarkup(
      <PageContext value={examplePage()}>
        <Subnav
          name="Flagship Megatron"
          label="On this page"
          anchors={[{ anchor: 'banner', label: 'Overview' }]}
          offer={heroExample.offer}
        />
      </PageContext>,
    );
    expect(html).toContain('<a href="#banner">Overview</a>');
    expect(html).toContain('$1,499');
    expect(html).toMatch(/data-buy="preOrder"/);
  });
});
