import type { Instant } from '#core/time/instant.ts';
import styles from './lists.module.css';
import { edgeAt } from './slider.ts';
import { TimeText } from './time-text.tsx';
import { timeTravelAddress } from './time-travel-address.ts';
import type { TimeLine } from './time-travel-value.ts';
import type { TimeTravelState } from './use-time-travel.ts';

interface EdgeListProps {
  line: TimeLine;
  now: Instant;
  state: TimeTravelState;
}

export function EdgeList({ line, now, state: { look, timeZone, change } }: EdgeListProps) {
  const current = edgeAt(line, look.at);
  return (
    <ol className={`rows num ${styles.edges}`}>
      {line.edges.map((edge) => (
        <li key={edge.instant} data-past={edge.instant <= now || undefined}>
          <a
            href={timeTravelAddress({ ...look, at: edge.instant })}
            aria-current={edge === current ? 'true' : undefined}
            onClick={(event) => {
              if (event.metaKey || event.ctrlKey || event.shiftKey) return;
              event.preventDefault();
              change({ at: edge.instant });
            }}
          >
            <TimeText instant={edge.instant} timeZone={timeZone} />
            <span>
              {summarize(
                edge.names.map(({ name, what }) => `${name} ${what}`),
                edge.changes.length,
              )}
            </span>
          </a>
        </li>
      ))}
    </ol>
  );
}

function summarize([first, ...others]: readonly string[], changes: number): string {
  if (first === undefined) return `${changes} ${changes === 1 ? 'change' : 'changes'}`;
  return others.length === 0 ? first : `${first}, and ${others.length} more`;
}
