import { type KeyboardEvent, lazy, Suspense, useEffect, useEffectEvent, useMemo, useState } from 'react';
import type { TheaterValue } from '#features/product/theater.ts';
import type { PlayTime } from '#robots/live/live-view-types.ts';
import { PlayIcon } from '#ui/icons.tsx';
import { useMessages } from '#ui/messages.ts';
import { LiveCanvas, LiveStart } from '../stage/live-canvas.tsx';
import { isGivenUp } from '../stage/live-run.ts';
import type { Speaker } from '../stage/sound/spoken-line.ts';
import { StageFilm, StageSound } from '../stage/stage-parts.tsx';
import { useLive } from '../stage/use-live.ts';
import { filmedPlay, filmedScript, watchFilm } from './filmed-play.ts';
import styles from './theater.module.css';
import { TheaterCaption } from './theater-caption.tsx';

/** Loaded with the robots, because the controls are of no use before. */
const loadControls = () =>
  import('./theater-controls.tsx').then(({ TheaterControls: Controls }) => ({ default: Controls }));
const TheaterControls = lazy(loadControls);

interface TheaterStageProps extends Pick<TheaterValue, 'id' | 'title' | 'caption'> {
  play: NonNullable<TheaterValue['play']>;
}

/** Degrees per press of an arrow key. */
const keyTurn = 15;

export function Island({ id, title, caption, play }: TheaterStageProps) {
  const { theater, viewer } = useMessages<'theater' | 'viewer.failed' | 'viewer.slow'>();
  const [time, setTime] = useState({ seconds: 0, playing: false });
  const [canDraw, setCanDraw] = useState(true);
  const [speaker, setSpeaker] = useState<Speaker>();
  const [video, setVideo] = useState<HTMLVideoElement | null>(null);
  const { live, view, start, reducedMotion } = useLive({
    island: 'theater-stage',
    loadControls,
    async load(settings) {
      const { startLivePlay } = await import('#robots/live/start-live-play.ts');
      const { name, heightsMm } = play;
      const livePlay = await startLivePlay({ ...settings, play: name, heightsMm, onTime: updateTime });
      if (!settings.reducedMotion) livePlay.play();
      return livePlay;
    },
  });

  /** Rounds to tenths of a second, the step of the slider: it reports finer values as changes. */
  function updateTime({ seconds, playing }: PlayTime) {
    const rounded = { seconds: Math.round(seconds * 10) / 10, playing };
    setTime((previous) => (previous.seconds === rounded.seconds && previous.playing === playing ? previous : rounded));
  }

  const film = isGivenUp(live.state) && play.film ? play.film : undefined;
  const playback = useMemo(() => view ?? (video && film && filmedPlay(video, film)), [view, video, film]);

  const shownPlay = useMemo(() => (film ? { ...play, script: filmedScript(play.script, film) } : play), [play, film]);

  const updateTimeOfFilm = useEffectEvent(updateTime);
  useEffect(() => (video && film ? watchFilm(video, film, (now) => updateTimeOfFilm(now)) : undefined), [video, film]);
  useEffect(() => setCanDraw(typeof WebGL2RenderingContext === 'function'), []);

  const seek = (seconds: number) => {
    updateTime({ ...time, seconds });
    playback?.seek(seconds);
  };
  const toggle = () => (time.playing ? playback?.pause() : playback?.play());
  const onKey = (event: KeyboardEvent) => {
    if (!view || event.ctrlKey || event.metaKey || event.altKey) return;
    if (event.key === ' ') toggle();
    else if (event.key === 'ArrowLeft') view.turn(-keyTurn);
    else if (event.key === 'ArrowRight') view.turn(keyTurn);
    else return;
    event.preventDefault();
  };
  const captionElement = <TheaterCaption title={title} caption={caption} />;

  return (
    <div className={styles.live} data-state={live.state} data-given-up={film && ''}>
      <LiveCanvas
        live={live}
        label={`${title} · ${caption}`}
        keys={{ id: `${id}-keys`, text: theater.keys }}
        onKeyDown={onKey}
      />
      {film && <StageFilm clip={film.clip} onVideo={setVideo} />}
      <StageSound live={live} onSpeaker={setSpeaker} />
      <div className={styles.foot}>
        {playback ? (
          <Suspense fallback={captionElement}>
            <TheaterControls
              view={playback}
              reducedMotion={reducedMotion && !film}
              time={time}
              play={shownPlay}
              speaker={speaker}
              onToggle={toggle}
              onSeek={seek}
            />
          </Suspense>
        ) : (
          captionElement
        )}
        {(canDraw || play.film) && (
          <LiveStart
            state={live.state}
            startLabel={theater.start}
            failure={play.film ? viewer.slow : viewer.failed}
            icon={<PlayIcon />}
            onStart={() => start()}
          />
        )}
      </div>
    </div>
  );
}
