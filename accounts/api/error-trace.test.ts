import { expect, test } from 'vitest';
import { errorTrace } from './account-api.ts';

test('logs where an error came from, and nothing that the caller sent', () => {
  const error = Object.assign(new TypeError('Key (email)=(name@example.com)\n    at name@example.com'), {
    code: '23505',
  });
  const trace = errorTrace(error);
  expect(trace).toMatchObject({ name: 'TypeError', code: '23505' });
  expect(trace.at[0]).toMatch(/^at .*error-trace\.test\.ts/);
  expect(JSON.stringify(trace)).not.toContain('name@example.com');
});

test('logs a thrown value that is not an error', () => {
  expect(errorTrace('name@example.com')).toEqual({ name: 'string', at: [] });
});
