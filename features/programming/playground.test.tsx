import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import type { Section } from '#pages/sections.ts';
import { hrefsIn, showOnPage, textsOf } from '#tests/support/components/show-on-page.tsx';
import { examplePage } from '#tests/support/examples/page.examples.ts';
import { playgroundExample } from './playground.examples.ts';
import { PlaygroundSection } from './playground.tsx';
import { programmingWaysExample } from './programming-ways.examples.ts';

const show = (others: Section[] = [programmingWaysExample]) =>
  showOnPage(
    <PlaygroundSection section={playgroundExample} />,
    examplePage({ sections: [...others, playgroundExample] }),
  );

describe('the playground', () => {
  it('shows a picture with one button until the visitor starts it, or at once for a URL with a program', () => {
    show();
    expect(textsOf('button')).toHaveLength(1);
    expect(textsOf('tab')).toEqual([]);
    expect(document.querySelector('x-island > [data-fragment="#program="]')).not.toBeNull();
  });

  it('links to every robot, and marks the one it has', () => {
    show();
    const robots = ['flagship-megatron', 'flagship-bumblebee'];
    expect(hrefsIn()).toEqual(robots.map((robot) => `/us/programming?robot=${robot}#playground`));
    const states = screen.getAllByRole('link').map((link) => link.hasAttribute('aria-current'));
    expect(states).toEqual([true, false]);
  });

  it('sends one robot alone to the browser, with the ways of the page', () => {
    show();
    const json = document.querySelector('x-island')?.getAttribute('props') ?? '';
    const { modes, vocabulary, about, hello, page } = JSON.parse(json);
    expect(modes.map(({ mode }: { mode: string }) => mode)).toEqual(['blocks', 'manual', 'pc', 'voice', 'easy']);
    expect(modes.at(-1).moves[0]).toEqual({ word: 'Advance', does: 'walk2' });
    expect(vocabulary.groups[1].words[1]).toEqual(['Forward', 'walk2']);
    expect(vocabulary.longNames).toEqual(['Flagship Megatron']);
    expect([vocabulary.name, about, hello, page]).toEqual(['Megatron', 'ways', 'Hello', 'flagship-megatron']);
    expect(json).not.toContain('umblebee');
  });

  it('throws without the ways', () => {
    expect(() => show([])).toThrow('section "programming-ways"');
  });
});
