import type { KeyboardEvent } from 'react';
import { lazy, Suspense, useEffect, useRef, useState } from 'react';
import type { SectionOf } from '#rules/sections/registry.ts';
import { PlayIcon } from '../../ui/icons.tsx';
import { LiveCanvas } from '../live-robot/live-canvas.tsx';
import { LiveStart } from '../live-robot/live-start.tsx';
import { useLive } from '../live-robot/use-live.ts';
import styles from './theater.module.css';
import { TheaterCaption } from './theater-caption.tsx';
import type { TheaterWords } from './theater-words.ts';

/** Comes with the robots: what has no use before they are there. */
const TheaterControls = lazy(() => import('./theater-controls.tsx').then(({ TheaterControls: Controls }) => ({ default: Controls })));

type Theater = SectionOf<'theater'>;
interface TheaterStageProps extends Pick<Theater, 'id' | 'title' | 'caption'> {
  play: NonNullable<Theater['play']>;
  words: TheaterWords;
}

/** Degrees of a press of an arrow key. */
const keyTurn = 15;

/** Over the pictures of a stage, and in their place the robots themselves once the play is asked for. */
export function TheaterStage({ id, title, caption, play, words }: TheaterStageProps) {
  const stage = useRef<HTMLDivElement>(null);
  const canvas = useRef<HTMLCanvasElement>(null);
  const [time, setTime] = useState({ seconds: 0, playing: false });
  const [canDraw, setCanDraw] = useState(true);
  const { state, view, start, attempt } = useLive({
    canvas,
    waits: true,
    async load(element, terms) {
      const { startLivePlay } = await import('#studio/live/start-play.ts');
      return startLivePlay({ ...terms, canvas: element, play: play.name, onTime: tell });
    },
  });

  /** Tenths of a second, as the slider has them: it would take anything finer for a change of its own. */
  function tell({ seconds, playing }: { seconds: number; playing: boolean }) {
    const now = { seconds: Math.round(seconds * 10) / 10, playing };
    setTime((known) => (known.seconds === now.seconds && known.playing === playing ? known : now));
  }

  useEffect(() => setCanDraw(typeof WebGL2RenderingContext === 'function'), []);
  useEffect(() => {
    if (!view) return;
    if (!view.still) view.play();
    // The button that was pressed is gone: what it brought takes its place.
    const { activeElement } = document;
    if (activeElement === document.body || stage.current?.contains(activeElement)) canvas.current?.focus({ preventScroll: true });
  }, [view]);

  const seek = (seconds: number) => {
    tell({ ...time, seconds });
    view?.seek(seconds);
  };
  const toggle = () => (time.playing ? view?.pause() : view?.play());
  const onKey = (event: KeyboardEvent) => {
    if (!view || event.ctrlKey || event.metaKey || event.altKey) return;
    if (event.key === ' ') toggle();
    else if (event.key === 'ArrowLeft') view.turn(-keyTurn);
    else if (event.key === 'ArrowRight') view.turn(keyTurn);
    else return;
    event.preventDefault();
  };
  const still = <TheaterCaption title={title} caption={caption} />;

  return (
    <div className={styles.live} ref={stage} data-state={state}>
      <LiveCanvas key={attempt} canvas={canvas} state={state} label={`${title}. ${caption}`} keys={{ id: `${id}-keys`, text: words.keys }} onKeyDown={onKey} />
      <div className={styles.foot}>
        {view ? (
          <Suspense fallback={still}>
            <TheaterControls view={view} time={time} script={play.script} words={words} onToggle={toggle} onSeek={seek} />
          </Suspense>
        ) : (
          still
        )}
        {canDraw && <LiveStart state={state} words={words} icon={<PlayIcon />} onStart={() => void start()} />}
      </div>
    </div>
  );
}
