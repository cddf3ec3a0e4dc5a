import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { hrefsIn, showOnPage, textsOf } from '#tests/support/components/show-on-page.tsx';
import { programmingWaysExample } from './programming-ways.examples.ts';
import type { ModeCard } from './programming-ways.ts';
import { ProgrammingWaysSection } from './programming-ways.tsx';

const show = (cards = programmingWaysExample.cards) =>
  showOnPage(<ProgrammingWaysSection section={{ ...programmingWaysExample, cards }} />);

describe('the ways to program', () => {
  it('shows each with a decorative drawing, its steps, and an anchor of its own', () => {
    show();
    for (const way of ['blocks', 'manual', 'pc', 'voice', 'easy'])
      expect(document.getElementById(way)?.querySelector('svg[aria-hidden="true"]')).toBeTruthy();
    expect(textsOf('listitem')).toContain('Keep the pose.');
    expect(screen.getByText('“Execute”').parentElement?.textContent).toContain('It does it.');
  });

  it('draws a block as wide as its words need', () => {
    const width = (line: string) => {
      const [blocks] = programmingWaysExample.cards;
      show([{ ...blocks, stack: ['a', 'b', 'c', line], values: ['1', '2'] } as ModeCard]);
      return Number(/.*d="M104 208h(\d+)/.exec(document.body.innerHTML)?.[1]);
    };
    expect(width('Kanone leuchten lassen')).toBeGreaterThan(width('light'));
  });

  it('ends with what becomes of a program', () => {
    show();
    expect(textsOf('term')).toContain('Send it');
    expect(textsOf('definition')).toContain('Copy the link.');
    expect(hrefsIn()).toContain('https://hub.example');
  });
});
