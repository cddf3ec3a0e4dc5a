import type { TheaterValue } from '#features/product/theater.ts';
import type { LivePlay, PlayTime } from '#robots/live/live-view-types.ts';

export type Playback = Pick<LivePlay, 'seconds' | 'play' | 'pause' | 'seek' | 'setPace'>;

type Play = NonNullable<TheaterValue['play']>;
type Film = NonNullable<Play['film']>;

/** A film that is played like a live play. Its seconds are those of the play. */
export function filmedPlay(video: HTMLVideoElement, { seconds }: Pick<Film, 'seconds'>): Playback {
  return {
    seconds,
    play: () => void video.play().catch(() => {}),
    pause: () => video.pause(),
    seek(at) {
      video.currentTime = at / secondsPerSecond(video, seconds);
    },
    setPace(pace) {
      video.playbackRate = pace;
    },
  };
}

/** Calls back whenever the film has gone on, stopped or been moved. Returns the function that ends this. */
export function watchFilm(
  video: HTMLVideoElement,
  { seconds }: Pick<Film, 'seconds'>,
  onTime: (time: PlayTime) => void,
): () => void {
  const report = () =>
    onTime({
      seconds: Math.min(seconds, video.currentTime * secondsPerSecond(video, seconds)),
      playing: !video.paused && !video.ended,
    });
  const kinds = ['timeupdate', 'play', 'pause', 'ended', 'seeked'];
  for (const kind of kinds) video.addEventListener(kind, report);
  return () => {
    for (const kind of kinds) video.removeEventListener(kind, report);
  };
}

/** The script of what the film shows; its first line is the one that the play has come to by then. */
export const filmedScript = (script: Play['script'], { from, seconds }: Pick<Film, 'from' | 'seconds'>) =>
  script.filter(({ at }) => at < from + seconds).map(({ at, line }) => ({ at: Math.max(0, at - from), line }));

/** Seconds of the play in a second of the film. */
const secondsPerSecond = ({ duration }: HTMLVideoElement, seconds: number): number =>
  Number.isFinite(duration) ? seconds / duration : 1;
