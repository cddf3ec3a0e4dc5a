import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { exampleClip, examplePage } from '#tests/support/examples/page.examples.ts';
import { PageContext } from '#ui/page-context.tsx';
import { programsExample } from './programs.examples.ts';
import { ProgramsSection } from './programs.tsx';

const render = (changes: Partial<typeof programsExample> = {}) =>
  renderToStaticMarkup(
    <PageContext value={examplePage()}>
      <ProgramsSection section={{ ...programsExample, ...changes }} />
    </PageContext>,
  );

describe('the programs of a robot', () => {
  const html = render();

  it('shows its actions in a row, and opens them in a dialog of their own', () => {
    expect(html).toContain('<p>Transform</p>');
    expect(html).toContain('commandfor="programming-actions"');
    expect(html).toMatch(/<dialog id="programming-actions"/);
    expect(html).toContain('From robot to tank.');
  });

  it('shows a clip in place of the picture in the dialog if an action has one', () => {
    const [action] = programsExample.actions?.items ?? [];
    if (!action) throw new Error('the example has no action');
    const playing = render({
      actions: {
        open: 'See',
        title: 'Actions',
        items: [{ ...action, picture: exampleClip.poster, clip: exampleClip }],
      },
    });
    const [, dialog = ''] = playing.split('<dialog');
    expect(dialog).toContain('<video');
    expect(dialog).not.toContain('<picture');
  });

  it('opens each program in the playground, and leads a program in its own address there', () => {
    expect(html).toContain('href="/us/programming?robot=flagship-megatron#program=say(Hello).repeat2(walk2.turn180)"');
    expect(html).toMatch(/id="playground" data-programs="\/us\/programming\?robot=flagship-megatron"/);
    expect(html.match(/data-do="(say|repeat|walk|turn)"/g)).toHaveLength(4);
  });

  it('only links to the page about programming if it cannot be programmed there', () => {
    const described = render({ samples: [], actions: undefined, page: { href: '/us/programming', label: 'Ways' } });
    expect(described).toContain('href="/us/programming"');
    expect(described).not.toMatch(/data-programs|<button|<dialog/);
  });

  it('needs no page about programming', () => {
    expect(render({ page: undefined, samples: [] })).not.toContain('<a ');
  });
});
