import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import type { Scope } from '#rules/scope.ts';
import { shapes } from '#rules/sections/shapes.ts';
import { shapesExample } from './shapes.examples.ts';
import { ShapesSection } from './shapes.tsx';

test('the shapes of a machine stand in their order, each with its picture and what it is', () => {
  const html = renderToStaticMarkup(<ShapesSection section={shapesExample} />);
  expect(html).toContain('id="shapes-heading">Opens up</h2>');
  expect(html).toMatch(/<ol.*alt="A closed capsule".*Capsule<\/h3>.*alt="A small robot".*Robot<\/h3><p>On its own feet\./);
});

test('a shape stands as high as it is beside the highest one', () => {
  const html = renderToStaticMarkup(<ShapesSection section={shapesExample} />);
  expect(html).toContain('[data-shape="shapes-capsule"]{--share:0.7}[data-shape="shapes-robot"]{--share:1}');
});

test('a shape without words is refused', () => {
  const structure = { shapes: [{ id: 'car', picture: 'bumblebee/car', height: 1 }] };
  const scope = { picture: (id: string) => ({ id }) } as unknown as Scope;
  expect(() => shapes.resolve(structure, { heading: '', shapes: {} }, scope)).toThrow(/"car" has no words/);
});
