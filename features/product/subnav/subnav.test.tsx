import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import type { Section } from '#pages/sections.ts';
import { hrefOf, showOnPage } from '#tests/support/components/show-on-page.tsx';
import { figuresExample } from '../figures.examples.ts';
import { heroExample } from '../hero/hero.examples.ts';
import { morphExample } from '../morph.examples.ts';
import { Subnav, sectionAnchors } from './subnav.tsx';

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
    const anchors = [{ anchor: 'banner', label: 'Overview' }];
    showOnPage(<Subnav name="Megatron" label="On this page" anchors={anchors} offer={heroExample.offer} />);
    expect(hrefOf('Overview')).toBe('#banner');
    expect(screen.getByText('$1,499')).toBeTruthy();
    expect(hrefOf(/buy\.preOrder/)).toMatch('https:');
  });
});
