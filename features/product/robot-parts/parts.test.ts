import { describe, expect, test } from 'vitest';
import type { ResolveContext } from '#core/resolve/resolve-context.ts';
import { parts } from './parts.ts';

describe('the parts of a robot', () => {
  const structure = parts.structure.parse({
    picture: 'base/base',
    groups: [
      {
        id: 'buttons',
        parts: [
          { id: 'wake', drawing: 'wake' },
          { id: 'mute', drawing: 'mute' },
        ],
      },
      { id: 'ports', parts: [{ id: 'dc', drawing: 'dc' }] },
    ],
  });
  const text = { title: '', text: '' };
  const context = { picture: (id: string) => ({ id }) } as unknown as ResolveContext;

  test('are numbered continuously across groups', () => {
    const words = {
      heading: '',
      groups: { buttons: { title: '', parts: { wake: text, mute: text } }, ports: { title: '', parts: { dc: text } } },
    };
    expect(
      parts.resolve(structure, words, context)?.groups.flatMap((group) => group.parts.map(({ number }) => number)),
    ).toEqual(['1', '2', '3']);
  });

  test('are rejected without words', () => {
    expect(() => parts.resolve(structure, { heading: '', groups: {} }, context)).toThrow(/"buttons" has no words/);
    const words = { heading: '', groups: { buttons: { title: '', parts: { wake: text } } } };
    expect(() => parts.resolve(structure, words, context)).toThrow(/"mute" has no words/);
  });
});
