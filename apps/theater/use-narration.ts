import { useEffect, useSyncExternalStore } from 'react';
import type { TheaterValue } from '#features/product/theater.ts';
import type { LivePlay } from '#robots/live/live-play-types.ts';
import { soundChoice } from '../stage/sound/sound-choice.ts';
import type { Speaker } from '../stage/sound/spoken-line.ts';

type Play = NonNullable<TheaterValue['play']>;

interface NarrationOptions {
  play: Pick<Play, 'script' | 'voice'>;
  view: LivePlay;
  still: boolean;
  time: { seconds: number; playing: boolean };
  speaker: Speaker | undefined;
}

/** The play is slowed down to no less than this for a line, however long that is. */
const slowestPace = 0.45;

/** Speaks the script while the play goes on. Returns the current line, and whether it is spoken. */
export function useNarration({ play: { script, voice }, view, still, time, speaker }: NarrationOptions) {
  const isOn = useSyncExternalStore(soundChoice.onChange, () => soundChoice.isOn);
  const line = script.findLast(({ at }) => at <= time.seconds);
  const isGoingOn = time.playing || still;

  // The line begins when it comes or the play goes on; later times of the same line change nothing.
  // biome-ignore lint/correctness/useExhaustiveDependencies: see above
  useEffect(() => {
    if (!line || !isGoingOn || !isOn || !speaker) return;
    let isCurrent = true;
    const next = script.find(({ at }) => at > line.at)?.at ?? view.seconds;
    speaker.say(
      { voice, text: line.line },
      {
        onLength(seconds) {
          if (isCurrent) view.setPace(paceFor(next - line.at, seconds));
        },
        onEnd() {
          if (isCurrent) view.setPace(1);
        },
      },
    );
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

/** How fast the play goes so that a line is over before the next one. */
const paceFor = (secondsToNext: number, seconds: number): number =>
  Math.min(1, Math.max(slowestPace, secondsToNext / seconds));
