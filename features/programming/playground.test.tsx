import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import type { Section } from '#pages/sections.ts';
import { examplePage } from '#tests/support/examples/page.examples.ts';
import { PageContext } from '#ui/page-context.tsx';
import { playgroundExample } from './playground.examples.ts';
import { PlaygroundSection } from './playground.tsx';
import { programmingWaysExample } from './programming-ways.examples.ts';

const render = (others: Section[] = [programmingWaysExample]) =>
  renderToStaticMarkup(
    <PageContext value={examplePage({ sections: [...others, playgroundExample] })}>
      <PlaygroundSection section={playgroundExample} />
    </PageContext>,
  );
const propsOf = (html: string) =>
  JSON.parse((/ props="([^"]*)"/.exec(html)?.[1] ?? '').replaceAll('&quot;', '"').replaceAll('&amp;', '&'));

describe('the playground', () => {
  const html = render();

  it('shows a picture with one button until the visitor starts it', () => {
    expect(html).toContain('data-state="still"');
    expect(html.match(/<button/g)).toHaveLength(1);
    expect(html).not.toContain('role="tab"');
  });

  it('hydrates at once for a URL with a program', () => {
    expect(html).toContain('data-fragment="#program="');
  });

  it('links to every robot, and marks the one it has', () => {
    const links = html.match(/<a [^>]*>/g) ?? [];
    expect(links.map((link) => /href="([^"]*)"/.exec(link)?.[1])).toEqual([
      '/us/programming?robot=flagship-megatron#playground',
      '/us/programming?robot=flagship-bumblebee#playground',
    ]);
    expect(links.map((link) => link.includes('aria-current'))).toEqual([true, false]);
  });

  it('sends one robot alone to the browser, with the ways of the page', () => {
    const { modes, vocabulary, about, hello, page } = propsOf(html);
    expect(modes.map(({ mode }: { mode: string }) => mode)).toEqual(['blocks', 'manual', 'pc', 'voice', 'easy']);
    expect(modes.at(-1).moves[0]).toEqual({ word: 'Advance', does: 'walk2' });
    expect(vocabulary.groups[1].words[1]).toEqual(['Forward', 'walk2']);
    expect(vocabulary.longNames).toEqual(['Flagship Megatron']);
    expect([vocabulary.name, about, hello, page]).toEqual(['Megatron', 'ways', 'Hello', 'flagship-megatron']);
    expect(JSON.stringify(propsOf(html))).not.toContain('umblebee');
  });

  it('throws without the ways', () => {
    expect(() => render([])).toThrow('section "programming-ways"');
  });
});
