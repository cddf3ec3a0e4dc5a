import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import type { ResolveContext } from '#core/resolve/resolve-context.ts';
import { showOnPage } from '#tests/support/components/show-on-page.tsx';
import { exampleClip } from '#tests/support/examples/page.examples.ts';
import { shapesExample } from './shapes.examples.ts';
import { shapes } from './shapes.ts';
import { ShapesSection } from './shapes.tsx';

test('the shapes of a robot are listed in order, each with a picture, a description and its relative height', () => {
  showOnPage(<ShapesSection section={shapesExample} />);
  expect(screen.getByRole('region', { name: 'Opens up' })).toBeTruthy();
  const [capsule, robot] = screen.getAllByRole('listitem') as [HTMLElement, HTMLElement];
  expect(capsule.textContent).toMatch(/Capsule/);
  expect(robot.textContent).toMatch(/RobotOn its own feet\./);
  expect(within(capsule).getByRole('img', { name: 'A closed capsule' })).toBeTruthy();
  expect(within(robot).getByRole('img', { name: 'A small robot' })).toBeTruthy();
  expect([...document.querySelectorAll('style')].map(({ textContent }) => textContent)).toEqual([
    '[data-shape="shapes-capsule"]{--share:0.7}',
    '[data-shape="shapes-robot"]{--share:1}',
  ]);
});

test('a clip of the transformation opens in a dialog', async () => {
  const watching = { watch: 'Watch it', title: 'Capsule to robot', description: 'In one go.', clip: exampleClip };
  showOnPage(<ShapesSection section={{ ...shapesExample, watching }} />);
  await userEvent.click(screen.getByRole('button', { name: 'Watch it' }));
  expect(screen.getByRole('dialog', { name: 'Capsule to robot' }).querySelector('video')).not.toBeNull();
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
