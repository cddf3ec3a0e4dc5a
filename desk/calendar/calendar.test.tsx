import { renderToString } from 'react-dom/server';
import { describe, expect, test } from 'vitest';
import { parseInstant } from '#core/time/instant.ts';
import { Calendar } from './calendar.tsx';
import type { CalendarBar, CalendarValue } from './calendar-value.ts';

const stage = (edition: 'uk' | 'us', opens: string, closes: string): CalendarBar => ({
  ...{
    id: `${edition} early`,
    edition,
    kind: 'stage',
    name: `Stage “Early” in ${edition}`,
    about: 'Black Friday 2026',
    findings: [],
  },
  ...{
    file: 'content/campaigns/black-friday-2026.yaml',
    path: `stages.0.windows.${edition}`,
    windows: [{ name: '', slug: 'black-friday' }],
  },
  opens: parseInstant(opens),
  closes: parseInstant(closes),
});
const value: CalendarValue = {
  now: parseInstant('2026-11-21T12:00:00Z'),
  query: '',
  editions: ['us', 'uk'],
  bars: [
    stage('uk', '2026-11-14T09:00:00Z', '2026-11-22T00:00:00Z'),
    stage('us', '2026-11-14T05:00:00Z', '2026-11-22T05:00:00Z'),
  ],
  key: 'k',
};
const htmlOf = (more: Partial<CalendarValue> = {}) =>
  renderToString(<Calendar value={{ ...value, ...more }} />).replaceAll('<!-- -->', '');

describe('the calendar without its script', () => {
  test('lists the next changes in the edition’s time, with links to the time-travel preview', () => {
    const html = htmlOf();
    expect(html).toContain('Sun 22 November 2026');
    expect(html).not.toContain('Sat 14 November 2026');
    expect(html).toContain('00:00</span> London <strong>UK');
    expect(html).toContain('00:00</span> New York <strong>US');
    expect(html).toContain(
      'href="/preview?edition=uk&amp;page=black-friday&amp;at=2026-11-22T00%3A00%3A00Z&amp;beside=before&amp;width=1440"',
    );
  });

  test('has everything in a table, including the past', () => {
    expect(htmlOf()).toContain('Sat 14 Nov 2026, 09:00 GMT');
  });

  test('respects the filters and the time zone of its address', () => {
    const html = htmlOf({ query: '?edition=uk&zone=headquarters' });
    expect(html).toContain('1 of 2 entries');
    expect(html).not.toContain('Stage “Early” in us');
    expect(html).toContain('08:00</span> Shanghai <strong>UK');
    expect(html).toContain('href="/preview/calendar?edition=uk&amp;zone=headquarters&amp;open=uk+early"');
  });

  test('shows the details of the bar in its address', () => {
    const bars = value.bars.map((bar) => ({
      ...bar,
      findings: [
        { check: 'odd-hour', severity: 'warning' as const, actual: 'an odd hour', fix: 'Move it.', file: '', path: '' },
      ],
    }));
    const html = htmlOf({ bars, query: '?open=us%20early' });
    const details = html.slice(html.indexOf('<aside'), html.indexOf('</aside>'));
    expect(details).toContain('Stage “Early” in us');
    for (const time of ['00:00 EST', '13:00 GMT+8', '05:00 UTC'])
      expect(details).toContain(time.replace('EST', 'GMT-5'));
    expect(details).toContain('<strong>Warning</strong> an odd hour. <span>Move it.</span>');
    expect(details).toContain('content/campaigns/black-friday-2026.yaml');
  });

  test('shows why there are no findings of the content audit', () => {
    expect(htmlOf({ missingAuditReason: 'The content audit is being made.' })).toContain(
      'The content audit is being made.',
    );
  });
});
