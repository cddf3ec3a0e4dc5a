import { expect, test, vi } from 'vitest';
import { createVitalsBeacon } from './vitals-beacon.ts';

const about = { page: 'product', edition: 'de', connection: '4g' } as const;

function open({ isAllowed = (): boolean => true } = {}) {
  const send = vi.fn();
  return { ...createVitalsBeacon({ about, isAllowed, send }), send };
}
const lcp = (value: number, id = 'v1') => ({ name: 'LCP', id, value, navigationType: 'navigate' }) as const;
const cls = (value: number, id = 'v2') => ({ name: 'CLS', id, value, navigationType: 'navigate' }) as const;

test('sends all metrics in one report when the page is hidden, rounded', () => {
  const { note, hidden, send } = open();
  note(lcp(1234.56));
  note(cls(0.01234));
  expect(send).not.toHaveBeenCalled();
  hidden();
  expect(send.mock.calls).toEqual([[{ ...about, navigation: 'navigate', vitals: { LCP: 1235, CLS: 0.012 } }]]);
});

test('sends the last value of each metric, and none twice', () => {
  const { note, hidden, send } = open();
  note(cls(0.01));
  note(cls(0.02));
  hidden();
  note(cls(0.03));
  hidden();
  expect(send.mock.calls.map(([{ vitals }]) => vitals)).toEqual([{ CLS: 0.02 }]);
});

test('reports again when the page is entered again', () => {
  const { note, hidden, send } = open();
  note(lcp(1000));
  hidden();
  note({ ...lcp(20, 'v9'), navigationType: 'back-forward-cache' });
  hidden();
  expect(send.mock.calls.map(([{ navigation }]) => navigation)).toEqual(['navigate', 'back-forward-cache']);
});

test('sends nothing when nothing was measured', () => {
  const { hidden, send } = open();
  hidden();
  expect(send).not.toHaveBeenCalled();
});

test('sends nothing after consent is withdrawn, not even earlier measurements', () => {
  let agrees = true;
  const { note, hidden, send } = open({ isAllowed: () => agrees });
  note(lcp(1000));
  agrees = false;
  hidden();
  note(cls(0.1));
  agrees = true;
  hidden();
  expect(send).not.toHaveBeenCalled();
});
