import { expect, test } from 'vitest';
import { anchorIn } from './anchors.ts';

const elementWithId = (id: string) => ({ id }) as Element;
const pageWith =
  (...ids: string[]) =>
  (id: string) =>
    ids.includes(id) ? elementWithId(id) : null;

test('finds the element that the hash names', () => {
  expect(anchorIn('#gallery', pageWith('gallery'))).toEqual(elementWithId('gallery'));
  expect(anchorIn('#%E8%A7%84%E6%A0%BC', pageWith('规格'))).toEqual(elementWithId('规格'));
});

test('finds nothing for an empty, unknown or malformed hash', () => {
  expect(anchorIn('', pageWith('gallery'))).toBeNull();
  expect(anchorIn('#', pageWith(''))).toBeNull();
  expect(anchorIn('#specs', pageWith('gallery'))).toBeNull();
  expect(anchorIn('#50%', pageWith('gallery'))).toBeNull();
});
