import { expect, test } from 'vitest';
import { withLocalTimes } from './local-time.ts';

test('instants in a text are shown in the time of the edition, with its zone', () => {
  expect(withLocalTimes('£5 (until 2026-11-30T09:00:00Z)', 'uk')).toBe('£5 (until 30 Nov 2026, 09:00 GMT)');
  expect(withLocalTimes('2026-11-30T09:00:00Z', 'jp')).toBe('30 Nov 2026, 18:00 GMT+9');
  expect(withLocalTimes('no. 2026-11-30', 'uk')).toBe('no. 2026-11-30');
});
