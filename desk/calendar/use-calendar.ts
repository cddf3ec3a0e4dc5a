import { useEffect, useMemo, useRef, useState } from 'react';
import type { EditionCode } from '#core/place/editions.ts';
import type { Instant } from '#core/time/instant.ts';
import { timeZoneOf } from '../screen/desk-zones.ts';
import { type CalendarState, matchingBars, readCalendarState, writeCalendarState } from './calendar-state.ts';
import type { CalendarBar, CalendarValue } from './calendar-value.ts';
import type { View } from './timeline/time-scale.ts';

export interface CalendarModel {
  state: CalendarState;
  /** The bars that match the filters. */
  bars: CalendarBar[];
  /** The current time. */
  now: Instant;
  /** The view after it has not moved for a moment, for slow updates. */
  debouncedView: View;
  /** True if scripts run, which the time line needs. */
  isHydrated: boolean;
  viewer: string;
  zoneOf: (edition: EditionCode) => string;
  change: (next: Partial<CalendarState>) => void;
  /** Updates the current view. */
  move: (how: (view: View) => View) => void;
}

/** The state of the calendar, synchronized with the address. */
export function useCalendar({ query, now: initialNow, bars: all }: CalendarValue): CalendarModel {
  const [state, setState] = useState(() => readCalendarState(new URLSearchParams(query), initialNow));
  const [viewer, setViewer] = useState('UTC');
  const [isHydrated, setHydrated] = useState(false);
  const { view, editions, kinds, text, zone } = state;
  const debouncedView = useDebounced(view, 160);

  useEffect(() => {
    setViewer(Intl.DateTimeFormat().resolvedOptions().timeZone);
    setHydrated(true);
  }, []);
  useAddress(state, initialNow, isHydrated);
  const bars = useMemo(() => matchingBars(all, { editions, kinds, text }), [all, editions, kinds, text]);
  const zoneOf = useMemo(() => (edition: EditionCode) => timeZoneOf(zone, edition, viewer), [zone, viewer]);
  const { change, move } = useMemo(
    () => ({
      change: (next: Partial<CalendarState>) => setState((before) => ({ ...before, ...next })),
      move: (how: (view: View) => View) => setState((before) => ({ ...before, view: how(before.view) })),
    }),
    [],
  );
  return { state, bars, now: useNow(initialNow), debouncedView, isHydrated, viewer, zoneOf, change, move };
}

/** Writes the state to the address with a delay, because browsers limit how often it may change. */
function useAddress(state: CalendarState, now: Instant, isHydrated: boolean): void {
  useEffect(() => {
    if (!isHydrated) return;
    const timer = setTimeout(
      () => history.replaceState(history.state, '', location.pathname + writeCalendarState(state, now)),
      250,
    );
    return () => clearTimeout(timer);
  }, [state, now, isHydrated]);
}

/** A value after it has not changed for `ms`. */
function useDebounced<Value>(value: Value, ms: number): Value {
  const [debounced, setDebounced] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setDebounced(value), ms);
    return () => clearTimeout(timer);
  }, [value, ms]);
  return debounced;
}

/** The server's time, updated every half minute. */
function useNow(initialNow: Instant): Instant {
  const [now, setNow] = useState(initialNow);
  const loaded = useRef<number>(undefined);
  useEffect(() => {
    loaded.current ??= performance.now();
    const since = loaded.current;
    const timer = setInterval(() => setNow(initialNow + performance.now() - since), 30_000);
    return () => clearInterval(timer);
  }, [initialNow]);
  return now;
}
