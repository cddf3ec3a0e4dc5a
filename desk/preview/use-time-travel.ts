import { useEffect, useState } from 'react';
import { resolveTimeZone } from '../screen/desk-zones.ts';
import { instantOfStop, stopAt } from './slider.ts';
import { type TimeTravelView, timeTravelAddress } from './time-travel-address.ts';
import type { TimeTravelValue } from './time-travel-value.ts';

export interface TimeTravelState {
  look: TimeTravelView;
  /** IANA zone of the times on the screen. */
  timeZone: string;
  /** Zone of the browser; the edition's until it is known. */
  viewer: string;
  /** Changes the view, in place or, for another page or edition, by loading the screen again. */
  change: (next: Partial<TimeTravelView>) => void;
  /** Goes this many edges forward, or back if negative. */
  step: (by: number) => void;
}

/** The view of the time-travel preview, synchronized with the address. */
export function useTimeTravel(value: TimeTravelValue): TimeTravelState {
  const { edition, slug, at, zone, beside, width, line } = value;
  const [look, setLook] = useState<TimeTravelView>({ edition, slug, at, zone, beside, width });
  const [viewer, setViewer] = useState(line.timeZone);

  useEffect(() => setViewer(Intl.DateTimeFormat().resolvedOptions().timeZone), []);
  useEffect(() => {
    if (value.typed === undefined) history.replaceState(history.state, '', timeTravelAddress(look));
  }, [look, value.typed]);

  function change(next: Partial<TimeTravelView>): void {
    const nextView = { ...look, ...next };
    const needsServer =
      nextView.edition !== look.edition ||
      nextView.slug !== look.slug ||
      (nextView.beside.kind === 'edition' && next.beside !== undefined);
    if (needsServer) location.assign(timeTravelAddress(nextView));
    else setLook(nextView);
  }
  function step(by: number): void {
    const stop = stopAt(line, look.at);
    const isBetween = line.edges[stop - 1]?.instant !== look.at && stop > 0;
    const instant = instantOfStop(
      line,
      Math.max(0, Math.min(line.edges.length, stop + (by < 0 && isBetween ? by + 1 : by))),
    );
    if (instant !== undefined) change({ at: instant });
  }
  return { look, timeZone: resolveTimeZone(look.zone, look.edition, viewer), viewer, change, step };
}
