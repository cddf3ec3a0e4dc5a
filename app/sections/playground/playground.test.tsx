import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import type { Section } from '#rules/page/page-value.ts';
import { examplePage } from '../../context/page.examples.ts';
import { PageContext } from '../../context/page-context.tsx';
import { modesExample } from '../modes/modes.examples.ts';
import { playgroundExample, spokenExample } from './playground.examples.ts';
import { PlaygroundSection } from './playground.tsx';

const render = (section: typeof playgroundExample, others: Section[] = [modesExample, spokenExample]) =>
  renderToStaticMarkup(
    <PageContext value={examplePage({ sections: [...others, section] })}>
      <PlaygroundSection section={section} />
    </PageContext>,
  );
const propsOf = (html: string) =>
  JSON.parse((/ props="([^"]*)"/.exec(html)?.[1] ?? '').replaceAll('&quot;', '"').replaceAll('&amp;', '&'));

describe('the playground', () => {
  const html = render(playgroundExample);

  it('shows a picture with one button until the visitor starts it', () => {
    expect(html).toContain('data-state="still"');
    expect(html.match(/<button/g)).toHaveLength(1);
    expect(html).not.toContain('role="tab"');
  });

  it('hydrates at once for a URL with a program', () => {
    expect(html).toContain('data-fragment="#program="');
  });

  it('takes modes and words from the other sections of the page', () => {
    const { modes, vocabulary, about, hello } = propsOf(html);
    expect(modes.map(({ mode }: { mode: string }) => mode)).toEqual(['blocks', 'manual', 'pc', 'voice', 'easy']);
    expect(modes.at(-1).moves[0]).toEqual({ word: 'Advance', does: 'walk2' });
    expect(vocabulary.groups[1].words[1]).toEqual(['Forward', 'walk2']);
    expect([vocabulary.name, about, hello]).toEqual(['Megatron', 'programming', 'Hello']);
  });

  it('throws without those sections, and when words or moves do not match', () => {
    expect(() => render(playgroundExample, [modesExample])).toThrow('section "voice"');
    expect(() => render({ ...playgroundExample, commands: [['start']] })).toThrow('other words');
    expect(() => render({ ...playgroundExample, moves: [] })).toThrow('other moves');
  });
});
