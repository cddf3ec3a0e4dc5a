import { beforeEach, expect, test, vi } from 'vitest';
import { startFeatures } from './start-features.ts';

const reported: unknown[] = [];

beforeEach(() => {
  reported.length = 0;
  vi.stubGlobal('dispatchEvent', ({ detail }: CustomEvent) => reported.push(detail));
  vi.spyOn(console, 'error').mockReturnValue();
});

test('starts every feature, also after one that throws, and reports those that fail', async () => {
  const started: string[] = [];
  startFeatures({
    menus: () => {
      throw new Error('no menu');
    },
    anchors: () => started.push('anchors'),
    share: () => Promise.reject(new Error('no script')),
    time: async () => started.push('time'),
  });
  expect(started).toEqual(['anchors', 'time']);
  await vi.waitFor(() => expect(reported).toHaveLength(2));
  expect(reported).toEqual([
    { kind: 'start', name: 'menus' },
    { kind: 'start', name: 'share' },
  ]);
});
