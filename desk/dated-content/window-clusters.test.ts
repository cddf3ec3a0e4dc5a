import { expect, test } from 'vitest';
import type { DatedWindow } from '#core/dated/dated-window.ts';
import { windowWith } from '#tests/support/desk/desk-values.ts';
import { calendarChanges, clusterWindows } from './window-clusters.ts';

/** A promotional price during a stage of a sale. */
const price = (subject: string, more: Partial<DatedWindow> = {}): DatedWindow =>
  windowWith({
    id: `uk ${subject}`,
    kind: 'promotion',
    name: `Promotional price of ${subject}`,
    subject,
    usedIn: { file: 'content/offers/uk.yaml', path: `${subject}.promotions.0` },
    ...more,
  });

test('windows that a single place in content dates are one bar', () => {
  const [cluster, ...others] = clusterWindows([price('k1'), price('t9'), price('base')]);
  expect(others).toEqual([]);
  expect(cluster).toMatchObject({ id: 'uk k1', name: '3 promotional prices of Black Friday 2026' });
  expect([cluster?.opens, cluster?.closes, cluster?.windows.length]).toEqual([100, 200, 3]);
});

test('windows of another edition, kind, time or place in content are bars of their own, even at equal times', () => {
  const withOwnTimes = (subject: string) => {
    const { usedIn, ...window } = price(subject, { file: 'content/offers/uk.yaml', path: `${subject}.promotions.0` });
    return window;
  };
  const windows = [
    price('k1'),
    price('us', { edition: 'us' }),
    price('banner', { kind: 'banner' }),
    price('late', { closes: 300 }),
    price('main', { path: 'stages.1.windows.uk' }),
    withOwnTimes('k1'),
    withOwnTimes('t9'),
  ];
  expect(clusterWindows(windows)).toHaveLength(windows.length);
});

test('changes are sorted by time, with ends before beginnings, and have no beginning that is not written', () => {
  const { opens, ...ending } = price('ending', { closes: 400, path: 'stages.2.windows.uk' });
  const clusters = clusterWindows([
    ending,
    price('main', { opens: 200, closes: 300, path: 'stages.1.windows.uk' }),
    price('early'),
  ]);
  expect(calendarChanges(clusters).map(({ instant, what, of }) => `${instant} ${what} ${of.name}`)).toEqual([
    '100 opens Promotional price of early',
    '200 closes Promotional price of early',
    '200 opens Promotional price of main',
    '300 closes Promotional price of main',
    '400 closes Promotional price of ending',
  ]);
});
