import { expect, test } from 'vitest';
import { errorTrace } from './error-trace.ts';

test('a log learns where an error came from, and nothing that somebody sent', () => {
  const error = Object.assign(new TypeError('Key (email)=(name@example.com)\n    at name@example.com'), {
    code: '23505',
  });
  const trace = errorTrace(error);
  expect(trace).toMatchObject({ name: 'TypeError', code: '23505' });
  expect(trace.at[0]).toMatch(/^at .*error-trace\.test\.ts/);
  expect(JSON.stringify(trace)).not.toContain('name@example.com');
});

test('what is no error has a trace too', () => {
  expect(errorTrace('name@example.com')).toEqual({ name: 'string', at: [] });
});
