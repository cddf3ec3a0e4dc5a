import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import type { Page } from '#pages/page.ts';
import { hrefOf, hrefsIn, showOnPage } from '#tests/support/components/show-on-page.tsx';
import { examplePage } from '#tests/support/examples/page.examples.ts';
import { figuresExample } from '../facts/figures.examples.ts';
import { heroExample } from '../hero/hero.examples.ts';
import { morphExample } from '../transformation/morph.examples.ts';
import { Subnav } from './subnav.tsx';

const product = { id: 'megatron', name: 'Megatron', offer: heroExample.offer, variants: [] };

function show(sections: Page['sections']) {
  const page = examplePage();
  showOnPage(<Subnav page={{ ...page, head: { ...page.head, product }, sections }} />);
  return screen.getByRole('navigation', { name: 'nav.sections' });
}

describe('the product bar', () => {
  it('links to the sections that have an anchor and a label, in order', () => {
    const navigation = show([
      heroExample,
      { ...figuresExample, anchor: 'capabilities' },
      morphExample,
      { ...morphExample, id: 'again', anchor: undefined },
    ]);
    expect(hrefsIn(navigation)).toEqual(['#banner', '#transformation']);
    expect(hrefOf('Transformation')).toBe('#transformation');
  });

  it('shows the price and links to the shop', () => {
    show([heroExample]);
    expect(hrefOf('Overview')).toBe('#banner');
    expect(screen.getByText('$1,499')).toBeTruthy();
    expect(hrefOf(/buy\.preOrder/)).toMatch('https:');
  });
});
