import type { Instant } from '#core/time/instant.ts';
import { stateAt } from './slider.ts';
import { TimeText } from './time-text.tsx';
import type { TimeLine } from './time-travel-value.ts';

/** Says where a place redirects instead of showing its page, and until when. */
export function StateText({ line, at, timeZone }: { line: TimeLine; at: Instant; timeZone: string }) {
  const { state, until } = stateAt(line, at);
  if (state.kind === 'page') return null;
  if (state.kind === 'missing') return <strong>The {line.edition} edition has no such page.</strong>;
  return (
    <strong>
      Redirects to {state.to}
      {until === undefined ? (
        ' from here on.'
      ) : (
        <>
          {' '}
          until <TimeText instant={until} timeZone={timeZone} />.
        </>
      )}
    </strong>
  );
}
