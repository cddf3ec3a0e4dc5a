import type { KeyboardEvent } from 'react';
import type { TheaterValue } from '#features/product/theater.ts';
import type { LivePlay } from '#robots/live/live-play-types.ts';
import { adoptStyles } from '#ui/adopt-styles.ts';
import { fillPlaceholders } from '#ui/fill-placeholders.ts';
import { AgainIcon } from '#ui/icons.tsx';
import type { Speaker } from '../stage/sound/spoken-line.ts';
import styles from './theater-controls.module.css';
import sheet from './theater-controls.module.css?inline';
import type { TheaterWords } from './theater-words.ts';
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
  words: TheaterWords;
  onToggle(): void;
  onSeek(seconds: number): void;
}

/** The current line of the script, and the controls of the play. */
export function TheaterControls({ view, still, time, play, speaker, words, onToggle, onSeek }: TheaterControlsProps) {
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
  const playWord = still ? words.step : words.play;
  return (
    <>
      {/* What the robot itself says, a screen reader would say over it. */}
      <p className={styles.line} aria-live={isSpoken ? 'off' : 'polite'}>
        {line}
      </p>
      <fieldset className={styles.controls} aria-label={words.controls}>
        <button type="button" onClick={onToggle}>
          {playing ? words.pause : playWord}
        </button>
        <input
          type="range"
          min={0}
          max={view.seconds}
          step={0.1}
          value={seconds}
          aria-label={words.time}
          aria-valuetext={fillPlaceholders(words.progress, {
            seconds: String(Math.round(seconds)),
            length: String(Math.round(view.seconds)),
          })}
          onChange={(event) => onSeek(event.currentTarget.valueAsNumber)}
          onKeyDown={seekByKey}
        />
        <button type="button" aria-label={words.again} title={words.again} onClick={restart}>
          <AgainIcon />
        </button>
      </fieldset>
    </>
  );
}
