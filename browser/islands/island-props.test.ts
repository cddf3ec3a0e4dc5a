import { createElement } from 'react';
import { describe, expect, it } from 'vitest';
import { serialiseProps } from './island-props.ts';

describe('props of an island', () => {
  it('are serialised as JSON', () => {
    expect(serialiseProps('example', { words: ['a', 'b'], count: 2, open: false, none: null })).toBe(
      '{"words":["a","b"],"count":2,"open":false,"none":null}',
    );
  });

  it('may leave optional values undefined', () => {
    expect(serialiseProps('example', { words: undefined })).toBe('{}');
  });

  it.each([
    ['a function', { onClick: () => undefined }, 'onClick'],
    ['a date', { slides: [{ ends: new Date(0) }] }, 'ends'],
    ['a React element', { child: createElement('p') }, 'child'],
    ['a number that JSON does not know', { count: Number.NaN }, 'count'],
    ['a map', { prices: new Map() }, 'prices'],
  ])('rejects %s and names it', (_what, props, key) => {
    expect(() => serialiseProps('example', props)).toThrow(`"${key}"`);
  });
});
