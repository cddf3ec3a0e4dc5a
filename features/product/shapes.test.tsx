import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import type { ResolveContext } from '#core/resolve/resolve-context.ts';
import { exampleClip, examplePage } from '#tests/support/examples/page.examples.ts';
import { PageContext } from '#ui/page-context.tsx';
import { shapesExample } from './shapes.examples.ts';
import { shapes } from './shapes.ts';
import { ShapesSection } from './shapes.tsx';

test('the shapes of a robot are listed in order, each with a picture and a description', () => {
  const html = renderToStaticMarkup(<ShapesSection section={shapesExample} />);
  expect(html).toContain('id="shapes-heading">Opens up</h2>');
  expect(html).toMatch(
    /<ol.*alt="A closed capsule".*Capsule<\/h3>.*alt="A small robot".*Robot<\/h3><p>On its own feet\./,
  );
});

test('the height of a shape is relative to the tallest one', () => {
  const html = renderToStaticMarkup(<ShapesSection section={shapesExample} />);
  expect(html).toContain('<style>[data-shape="shapes-capsule"]{--share:0.7}</style>');
  expect(html).toContain('<style>[data-shape="shapes-robot"]{--share:1}</style>');
});

test('a clip of the transformation opens in a dialog, from a button under the heading', () => {
  const watching = {
    watch: 'Watch it come out',
    title: 'Capsule to robot',
    description: 'In one go.',
    clip: exampleClip,
  };
  const html = renderToStaticMarkup(
    <PageContext value={examplePage()}>
      <ShapesSection section={{ ...shapesExample, watching }} />
    </PageContext>,
  );
  expect(html).toMatch(/Opens up<\/h2>.*<button[^>]*commandfor="shapes-clip"[^>]*>.*Watch it come out<\/button>.*<ol/);
  expect(html).toMatch(/<dialog id="shapes-clip".*<video/);
});

test('rejects a clip without words', () => {
  const structure = { shapes: [], clip: 'bumblebee/transformation' };
  const context = { clip: (id: string) => ({ id }) } as unknown as ResolveContext;
  expect(() => shapes.resolve(structure, { heading: '', shapes: {} }, context)).toThrow(
    /"bumblebee\/transformation".*lacks words/,
  );
  const words = { watch: 'Watch', title: 'To car', description: 'And back.' };
  expect(shapes.resolve(structure, { heading: '', shapes: {}, clip: words }, context)?.watching).toEqual({
    ...words,
    clip: { id: structure.clip },
  });
});

test('rejects a shape without words', () => {
  const structure = { shapes: [{ id: 'car', picture: 'bumblebee/car', height: 1 }] };
  const context = { picture: (id: string) => ({ id }) } as unknown as ResolveContext;
  expect(() => shapes.resolve(structure, { heading: '', shapes: {} }, context)).toThrow(/"car" has no words/);
});
