import { expect, test, vi } from 'vitest';
import { memoize } from './memoize.ts';

test('a value is made once for each combination of arguments, and a failed one is tried again', () => {
  const make = vi.fn((lang: string, digits: number) => `${lang} ${digits}`);
  make.mockImplementationOnce(() => {
    throw new Error('not now');
  });
  const format = memoize(make);
  expect(() => format('de', 0)).toThrow('not now');
  expect([format('de', 0), format('de', 2), format('de', 0)]).toEqual(['de 0', 'de 2', 'de 0']);
  expect(make).toHaveBeenCalledTimes(3);
});
