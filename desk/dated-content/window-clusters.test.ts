import { describe, expect, test } from 'vitest';
import type { DatedWindow } from '#core/dated/dated-window.ts';
import { calendarChanges, clusterWindows } from './window-clusters.ts';

const stage = { file: 'content/campaigns/black-friday-2026.yaml', path: 'stages.0.windows.uk' };
const price = (subject: string, more: Partial<DatedWindow> = {}): DatedWindow => ({
  id: `uk ${subject}`,
  edition: 'uk',
  kind: 'promotion',
  name: `Promotional price of ${subject}`,
  ...stage,
  usedIn: { file: 'content/offers/uk.yaml', path: `${subject}.promotions.0` },
  opens: 100,
  closes: 200,
  slug: '',
  subject,
  ...more,
});
const names = (windows: DatedWindow[]) => clusterWindows(windows).map(({ name }) => name);

describe('clusters of windows', () => {
  test('are one if a single place in content dates all windows', () => {
    const [cluster, ...others] = clusterWindows([price('k1'), price('t9'), price('base')]);
    expect(others).toEqual([]);
    expect(cluster).toMatchObject({
      id: 'uk k1',
      name: '3 promotional prices of Black Friday 2026',
      opens: 100,
      closes: 200,
    });
    expect(cluster?.windows).toHaveLength(3);
  });

  test('are separate by edition, kind, times and place in content', () => {
    const others = [
      price('us', { edition: 'us' }),
      price('late', { closes: 300 }),
      price('main', { path: 'stages.1.windows.uk' }),
    ];
    expect(clusterWindows([price('k1'), ...others, price('banner', { kind: 'banner' })])).toHaveLength(5);
  });

  test('are separate if each window has times of its own, even equal ones', () => {
    const withOwnTimes = (subject: string): DatedWindow => {
      const { usedIn, ...window } = price(subject);
      return { ...window, file: 'content/offers/uk.yaml', path: `${subject}.promotions.0` };
    };
    expect(names([withOwnTimes('k1'), withOwnTimes('t9')])).toEqual([
      'Promotional price of k1',
      'Promotional price of t9',
    ]);
  });
});

describe('changes', () => {
  test('are sorted by time, with ends before beginnings', () => {
    const clusters = clusterWindows([
      price('main', { opens: 200, closes: 300, path: 'stages.1.windows.uk' }),
      price('early'),
    ]);
    expect(calendarChanges(clusters).map(({ instant, what, of }) => `${instant} ${what} ${of.name}`)).toEqual([
      '100 opens Promotional price of early',
      '200 closes Promotional price of early',
      '200 opens Promotional price of main',
      '300 closes Promotional price of main',
    ]);
  });

  test('have only an end if the window has no opening', () => {
    const { opens, ...open } = price('k1');
    expect(calendarChanges(clusterWindows([open])).map(({ what }) => what)).toEqual(['closes']);
  });
});
