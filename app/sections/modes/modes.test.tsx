import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { exampleClip, examplePage } from '../../context/page.examples.ts';
import { PageContext } from '../../context/page-context.tsx';
import { modesExample } from './modes.examples.ts';
import { ModesSection } from './modes.tsx';

const render = (section: typeof modesExample) =>
  renderToStaticMarkup(
    <PageContext value={examplePage()}>
      <ModesSection section={section} />
    </PageContext>,
  );

describe('programming modes', () => {
  const html = render(modesExample);

  it('shows each mode with a decorative drawing', () => {
    expect(html.match(/<article/g)).toHaveLength(5);
    expect(html.match(/<article[^>]*><div[^>]*><svg[^>]*aria-hidden="true"/g)).toHaveLength(5);
  });

  it('writes the words in a drawing in the page’s language', () => {
    const german = render({
      ...modesExample,
      cards: [{ mode: 'easy', title: 'Ganz einfach', text: '', moves: ['Vorwärts', 'Drehen', 'Zielen', 'Spotten'] }],
    });
    expect(german).toContain('>Vorwärts</text>');
  });

  it('draws a block as wide as its words need', () => {
    const width = (line: string) => {
      const blocks = render({
        ...modesExample,
        cards: [{ mode: 'blocks', title: '', text: '', stack: ['a', 'b', 'c', line], values: ['1', '2'] }],
      });
      return Number(/.*d="M104 208h(\d+)/.exec(blocks)?.[1]);
    };
    expect(width('Kanone leuchten lassen')).toBeGreaterThan(width('light'));
  });

  it('marks a labelled mode', () => {
    expect(html.match(/>NEW</g)).toHaveLength(1);
  });

  it('opens its actions in a dialog of its own', () => {
    expect(html).toContain('commandfor="programming-actions"');
    expect(html).toMatch(/<dialog id="programming-actions"/);
    expect(html).toContain('From robot to tank.');
  });

  it('shows a clip in place of the picture if an action has one', () => {
    const [action] = modesExample.actions?.items ?? [];
    const actions = { open: 'See', title: 'Actions', items: [{ ...action, clip: exampleClip }] } as NonNullable<
      typeof modesExample.actions
    >;
    const playing = render({ ...modesExample, actions });
    expect(playing).toContain('<video');
    expect(playing).not.toContain('<picture');
  });

  it('has no button if there are no actions', () => {
    expect(render({ ...modesExample, actions: undefined })).not.toContain('<button');
  });
});
