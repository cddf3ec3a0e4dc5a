import { afterEach, expect, test, vi } from 'vitest';
import { measureVitals } from './vitals.ts';

const watchers = vi.hoisted(() => new Set<(vital: object) => void>());
vi.mock('web-vitals', () => {
  const watch = (watcher: (vital: object) => void) => void watchers.add(watcher);
  return { onCLS: watch, onFCP: watch, onINP: watch, onLCP: watch, onTTFB: watch };
});

const about = { page: 'product', edition: 'de', connection: '4g' } as const;

function open({ isAllowed = (): boolean => true } = {}) {
  const sendBeacon = vi.fn<(address: string, report: string) => void>();
  const hiddenPage = Object.assign(new EventTarget(), {
    body: { dataset: { page: about.page } },
    documentElement: { dataset: { edition: about.edition } },
    visibilityState: 'hidden',
  });
  vi.stubGlobal('document', hiddenPage);
  vi.stubGlobal('navigator', { connection: { effectiveType: about.connection }, sendBeacon });
  measureVitals(isAllowed);
  return {
    note(vital: object) {
      for (const watcher of watchers) watcher(vital);
    },
    hidden: () => hiddenPage.dispatchEvent(new Event('visibilitychange')),
    reports: () => sendBeacon.mock.calls.map(([, report]) => JSON.parse(report)),
  };
}

afterEach(() => {
  watchers.clear();
  vi.unstubAllGlobals();
});

const lcp = (value: number, id = 'v1') => ({ name: 'LCP', id, value, navigationType: 'navigate' }) as const;
const cls = (value: number, id = 'v2') => ({ name: 'CLS', id, value, navigationType: 'navigate' }) as const;

test('sends all metrics in one report when the page is hidden, rounded', () => {
  const { note, hidden, reports } = open();
  note(lcp(1234.56));
  note(cls(0.01234));
  expect(reports()).toEqual([]);
  hidden();
  expect(reports()).toEqual([{ ...about, navigation: 'navigate', vitals: { LCP: 1235, CLS: 0.012 } }]);
});

test('sends the last value of each metric, and none twice', () => {
  const { note, hidden, reports } = open();
  note(cls(0.01));
  note(cls(0.02));
  hidden();
  note(cls(0.03));
  hidden();
  expect(reports().map(({ vitals }) => vitals)).toEqual([{ CLS: 0.02 }]);
});

test('reports again when the page is entered again', () => {
  const { note, hidden, reports } = open();
  note(lcp(1000));
  hidden();
  note({ ...lcp(20, 'v9'), navigationType: 'back-forward-cache' });
  hidden();
  expect(reports().map(({ navigation }) => navigation)).toEqual(['navigate', 'back-forward-cache']);
});

test('sends nothing when nothing was measured', () => {
  const { hidden, reports } = open();
  hidden();
  expect(reports()).toEqual([]);
});

test('sends nothing after consent is withdrawn, not even earlier measurements', () => {
  let agrees = true;
  const { note, hidden, reports } = open({ isAllowed: () => agrees });
  note(lcp(1000));
  agrees = false;
  hidden();
  note(cls(0.1));
  agrees = true;
  hidden();
  expect(reports()).toEqual([]);
});
