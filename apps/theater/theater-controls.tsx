import { type KeyboardEvent, useEffect, useSyncExternalStore } from 'react';
import type { TheaterValue } from '#features/product/theater.ts';
import type { PlayTime } from '#robots/live/live-view-types.ts';
import { adoptStyles } from '#ui/adopt-styles.ts';
import { AgainIcon } from '#ui/icons.tsx';
import { useMessages } from '#ui/messages.ts';
import { soundChoice } from '../stage/sound/sound-choice.ts';
import type { Speaker } from '../stage/sound/spoken-line.ts';
import type { Playback } from './filmed-play.ts';
import styles from './theater-controls.module.css';
import sheet from './theater-controls.module.css?inline';

adoptStyles(sheet);

/** The play is slowed down to no less than this for a line, however long that is. */
const slowestPace = 0.45;
/** Seconds per arrow key on the timeline. Its native step of 0.1 s is too small for screen readers to announce. */
const keySteps: Record<string, number> = { ArrowLeft: -1, ArrowDown: -1, ArrowRight: 1, ArrowUp: 1 };

interface NarrationOptions {
  view: Playback;
  reducedMotion: boolean;
  time: PlayTime;
  play: Pick<NonNullable<TheaterValue['play']>, 'script' | 'voice'>;
  speaker: Speaker | undefined;
}

interface TheaterControlsProps extends NarrationOptions {
  onToggle(): void;
  onSeek(seconds: number): void;
}

export function TheaterControls({ view, reducedMotion, time, play, speaker, onToggle, onSeek }: TheaterControlsProps) {
  const { theater, action, format } = useMessages<'theater' | 'action.play' | 'action.pause'>();
  const { seconds, playing } = time;
  const { line, isSpoken } = useNarration({ play, view, reducedMotion, time, speaker });
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
  const playWord = reducedMotion ? theater.step : action.play;
  return (
    <>
      {/* A screen reader would speak over what the robot itself says. */}
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

function useNarration({ play: { script, voice }, view, reducedMotion, time, speaker }: NarrationOptions) {
  const isOn = useSyncExternalStore(soundChoice.onChange, () => soundChoice.isOn);
  const line = script.findLast(({ at }) => at <= time.seconds);
  const isGoingOn = time.playing || reducedMotion;

  // The line begins when it comes or the play goes on; later times of the same line change nothing.
  // biome-ignore lint/correctness/useExhaustiveDependencies: see above
  useEffect(() => {
    if (!line || !isGoingOn || !isOn || !speaker) return;
    let isCurrent = true;
    const next = script.find(({ at }) => at > line.at)?.at ?? view.seconds;
    const setPace = (pace: number) => {
      if (isCurrent) view.setPace(pace);
    };
    void speaker
      .say({ voice, text: line.line }, (seconds) => setPace(paceFor(next - line.at, seconds)))
      .then(() => setPace(1));
    return () => {
      isCurrent = false;
      view.setPace(1);
      speaker.stop();
    };
  }, [line, isGoingOn, isOn, speaker, view]);

  return {
    line: line?.line,
    isSpoken: isOn && line !== undefined && speaker?.canSay({ voice, text: line.line }) === true,
  };
}

/** The pace at which a line is over before the next one begins. */
const paceFor = (secondsToNext: number, seconds: number): number =>
  Math.min(1, Math.max(slowestPace, secondsToNext / seconds));
