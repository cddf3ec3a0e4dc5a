import { expect, test } from 'vitest';
import type { ResolveContext } from '#core/resolve/resolve-context.ts';
import { gallery } from './gallery.ts';

/** The part of a resolve context that a gallery uses. */
const context = {
  messages: { gallery: { open: 'Open {alt}', count: '{index} / {count}' } },
  picture: (id: string) => ({ id, alt: 'A robot' }),
  format: (message: string, values: Record<string, unknown>) =>
    message.replace(/\{(\w+)\}/g, (_, name) => String(values[name])),
} as unknown as ResolveContext;

test('a gallery labels each picture with its text and position', () => {
  const structure = gallery.structure.parse({
    pictures: [{ picture: 'megatron/robot' }, { picture: 'megatron/tank', ground: 'accent' }],
  });
  expect(gallery.resolve(structure, { heading: '' }, context)?.pictures).toMatchObject([
    { label: 'Open A robot', position: '1 / 2', ground: 'dark' },
    { label: 'Open A robot', position: '2 / 2', ground: 'accent' },
  ]);
});
