import type { KeyboardEvent } from 'react';
import type { TheaterValue } from '#features/product/theater.ts';
import type { LivePlay } from '#robots/live/live-play-types.ts';
import { adoptStyles } from '#ui/adopt-styles.ts';
import { AgainIcon } from '#ui/icons.tsx';
import { useMessages } from '#ui/messages.ts';
import type { Speaker } from '../stage/sound/spoken-line.ts';
import styles from './theater-controls.module.css';
import sheet from './theater-controls.module.css?inline';
import { useNarration } from './use-narration.ts';

adoptStyles(sheet);

/** Seconds per arrow key on the timeline. Its native step of 0.1 s is too small for screen readers to announce. */
const keySteps: Record<string, number> = { ArrowLeft: -1, ArrowDown: -1, ArrowRight: 1, ArrowUp: 1 };

interface TheaterControlsProps {
  view: LivePlay;
  /** Whether the play is shown in single moments instead of moving. */
  still: boolean;
  time: { seconds: number; playing: boolean };
  play: NonNullable<TheaterValue['play']>;
  /** Speaks the lines; undefined before it is there. */
  speaker: Speaker | undefined;
  onToggle(): void;
  onSeek(seconds: number): void;
}

/** The current line of the script, and the controls of the play. */
export function TheaterControls({ view, still, time, play, speaker, onToggle, onSeek }: TheaterControlsProps) {
  const { theater, action, format } = useMessages<'theater' | 'action.play' | 'action.pause'>();
  const { seconds, playing } = time;
  const { line, isSpoken } = useNarration({ play, view, still, time, speaker });
  const restart = () => {
    onSeek(0);
    view.play();
  };
  const seekByKey = (event: KeyboardEvent) => {
    const step = keySteps[event.key];
    if (step === undefined || event.ctrlKey || event.metaKey || event.altKey) return;
    onSeek(Math.min(view.seconds, Math.max(0, seconds + step)));
    event.preventDefault();
  };
  const playWord = still ? theater.step : action.play;
  return (
    <>
      {/* What the robot itself says, a screen reader would say over it. */}
      <p className={styles.line} aria-live={isSpoken ? 'off' : 'polite'}>
        {line}
      </p>
      <fieldset className={styles.controls} aria-label={theater.controls}>
        <button type="button" onClick={onToggle}>
          {playing ? action.pause : playWord}
        </button>
        <input
          type="range"
          min={0}
          max={view.seconds}
          step={0.1}
          value={seconds}
          aria-label={theater.time}
          aria-valuetext={format(theater.progress, {
            seconds: Math.round(seconds),
            length: Math.round(view.seconds),
          })}
          onChange={(event) => onSeek(event.currentTarget.valueAsNumber)}
          onKeyDown={seekByKey}
        />
        <button type="button" aria-label={theater.again} title={theater.again} onClick={restart}>
          <AgainIcon />
        </button>
      </fieldset>
    </>
  );
}
