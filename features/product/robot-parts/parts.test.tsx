import { describe, expect, test } from 'vitest';
import type { ResolveContext } from '#core/resolve/resolve-context.ts';
import { showOnPage, textsOf } from '#tests/support/components/show-on-page.tsx';
import { partsExample } from './parts.examples.ts';
import { parts } from './parts.ts';
import { PartsSection } from './parts.tsx';

describe('the parts of a robot', () => {
  test('are shown in their groups, each with its outline', () => {
    showOnPage(<PartsSection section={partsExample} />);
    expect(textsOf('heading')).toEqual(expect.arrayContaining(['Buttons', 'Ports']));
    expect(document.body.textContent).toMatch(/Buttons.*WakeIt listens\..*Ports.*Type-C/);
    expect(document.querySelectorAll('svg').length).toBeGreaterThanOrEqual(2);
  });

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
