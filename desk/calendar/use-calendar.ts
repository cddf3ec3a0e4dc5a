import { useEffect, useMemo, useState } from 'react';
import type { EditionCode } from '#core/place/editions.ts';
import type { Instant } from '#core/time/instant.ts';
import { resolveTimeZone } from '../screen/desk-zones.ts';
import { type CalendarState, matchingBars, readCalendarState, writeCalendarState } from './calendar-state.ts';
import type { CalendarBar, CalendarValue } from './calendar-value.ts';

export interface CalendarModel {
  state: CalendarState;
  bars: CalendarBar[];
  now: Instant;
  /** True if scripts run, which the time line needs. */
  isHydrated: boolean;
  viewer: string;
  zoneFor: (edition: EditionCode) => string;
  change: (next: Partial<CalendarState>) => void;
  address: (next: Partial<CalendarState>) => string;
}

/** The state of the calendar, synchronized with the address. */
export function useCalendar({ query, now: initialNow, bars: all }: CalendarValue): CalendarModel {
  const [state, setState] = useState(() => readCalendarState(new URLSearchParams(query), initialNow));
  const [viewer, setViewer] = useState('UTC');
  const [isHydrated, setHydrated] = useState(false);
  const { editions, kinds, text, zone } = state;

  useEffect(() => {
    setViewer(Intl.DateTimeFormat().resolvedOptions().timeZone);
    setHydrated(true);
  }, []);
  const address = (next: Partial<CalendarState>) =>
    `/preview/calendar${writeCalendarState({ ...state, ...next }, initialNow)}`;
  const ownAddress = address({});
  useEffect(() => {
    if (!isHydrated) return;
    /* With a delay, because browsers limit how often the address may change. */
    const timer = setTimeout(() => history.replaceState(history.state, '', ownAddress), 250);
    return () => clearTimeout(timer);
  }, [ownAddress, isHydrated]);
  const bars = useMemo(() => matchingBars(all, { editions, kinds, text }), [all, editions, kinds, text]);
  return {
    state,
    bars,
    now: useNow(initialNow),
    isHydrated,
    viewer,
    zoneFor: (edition) => resolveTimeZone(zone, edition, viewer),
    change: (next) => setState((before) => ({ ...before, ...next })),
    address,
  };
}

/** The server's time, updated every half minute. */
function useNow(initialNow: Instant): Instant {
  const [now, setNow] = useState(initialNow);
  useEffect(() => {
    const since = performance.now();
    const timer = setInterval(() => setNow(initialNow + performance.now() - since), 30_000);
    return () => clearInterval(timer);
  }, [initialNow]);
  return now;
}
