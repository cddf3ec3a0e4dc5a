import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { examplePage } from '#tests/support/examples/page.examples.ts';
import { PageContext } from '#ui/page-context.tsx';
import { programmingWaysExample } from './programming-ways.examples.ts';
import type { ModeCard } from './programming-ways.ts';
import { ProgrammingWaysSection } from './programming-ways.tsx';

const render = (cards: readonly ModeCard[] = programmingWaysExample.cards) =>
  renderToStaticMarkup(
    <PageContext value={examplePage()}>
      <ProgrammingWaysSection section={{ ...programmingWaysExample, cards: [...cards] }} />
    </PageContext>,
  );
const [blocks] = programmingWaysExample.cards;

describe('the ways to program', () => {
  const html = render();

  it('shows each with a decorative drawing, its steps, and an anchor of its own', () => {
    expect(html.match(/<li id="(blocks|manual|pc|voice|easy)"><div[^>]*><svg[^>]*aria-hidden="true"/g)).toHaveLength(5);
    expect(html).toContain('<li>Keep the pose.</li>');
    expect(html).toContain('<b>“Execute”</b><span>It does it.</span>');
  });

  it('draws a block as wide as its words need', () => {
    const width = (line: string) => {
      const card = { ...blocks, stack: ['a', 'b', 'c', line], values: ['1', '2'] } as ModeCard;
      return Number(/.*d="M104 208h(\d+)/.exec(render([card]))?.[1]);
    };
    expect(width('Kanone leuchten lassen')).toBeGreaterThan(width('light'));
  });

  it('ends with what becomes of a program', () => {
    expect(html).toContain('<dt>Send it</dt><dd>Copy the link.</dd>');
    expect(html).toContain('href="https://hub.example"');
  });
});
