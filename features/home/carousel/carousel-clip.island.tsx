import { useEffect, useRef, useState } from 'react';
import { detectLine, isLineFast } from '#apps/stage/device-capabilities.ts';
import { soundChoice } from '#apps/stage/sound/sound-choice.ts';
import { pauseUnseen } from '#browser/toolbox/pause-unseen.ts';
import type { Clip } from '#core/media/picture.ts';
import { adoptStyles } from '#ui/adopt-styles.ts';
import { PauseIcon, PlayIcon } from '#ui/icons.tsx';
import { ClipSources } from '#ui/media/clip-sources.tsx';
import { addSoundCaptions } from '#ui/media/sound-captions.ts';
import { soundIcon } from '#ui/media/sound-icon.ts';
import styles from './carousel-clip.module.css';
import sheet from './carousel-clip.module.css?inline';

interface CarouselClipProps {
  /** Id of the slide. */
  slide: string;
  clip: Pick<Clip, 'id' | 'hash' | 'label' | 'sounds'>;
  /** Whether it plays by itself where there is room, the line is fast, and motion is welcome. */
  starts: boolean;
  words: Record<'transform' | 'play' | 'pause' | 'sound', string>;
}

/** Narrower screens load no clip by themselves, and show it above the words only when asked. */
const startsOn = '(width >= 1024px) and (prefers-reduced-motion: no-preference)';

type State = 'still' | 'loading' | 'playing' | 'paused';

/**
 * The transformation of a slide's robot, in place of its picture, once and muted. It can be paused, and heard. Until it
 * plays, and after it, the picture stands there. As an idle island it loads nothing before the page is loaded.
 */
export function Island({ slide, clip, starts, words }: CarouselClipProps) {
  const [state, setState] = useState<State>();
  const video = useRef<HTMLVideoElement>(null);
  /** Sound never plays by itself, even if the visitor has switched it on elsewhere. */
  const wasAsked = useRef(false);
  const [isHeard, setHeard] = useState(false);
  const [captions, setCaptions] = useState('');
  const isStill = state === 'still' || state === undefined;

  useEffect(() => {
    adoptStyles(sheet);
    const mayStart = starts && matchMedia(startsOn).matches && isLineFast(detectLine(window));
    setState(mayStart ? 'loading' : 'still');
  }, [starts]);

  useEffect(() => {
    const player = video.current;
    if (isStill || !player) return;
    player.muted = !(wasAsked.current && soundChoice.isOn);
    const track = addSoundCaptions(player, words.sound, clip.sounds);
    track.oncuechange = () => setCaptions(Array.from(track.activeCues ?? [], (cue) => (cue as VTTCue).text).join());
    const stopWatching = pauseUnseen(player);
    const unsubscribe = soundChoice.onChange(() => {
      player.muted = player.muted || !soundChoice.isOn;
    });
    const handleKey = ({ key }: KeyboardEvent) => key === 'Escape' && !player.muted && soundChoice.set(false);
    document.addEventListener('keydown', handleKey);
    void player.play().catch(() => setState('still'));
    return () => {
      stopWatching();
      unsubscribe();
      document.removeEventListener('keydown', handleKey);
      setHeard(false);
      setCaptions('');
    };
  }, [isStill, clip, words.sound]);

  useEffect(() => {
    const article = document.getElementById(slide);
    const { surface } = article?.dataset ?? {};
    if (!article || (state !== 'playing' && state !== 'paused')) return;
    article.dataset.film = '';
    article.dataset.surface = 'dark';
    return () => {
      delete article.dataset.film;
      article.dataset.surface = surface;
    };
  }, [slide, state]);

  if (state === undefined) return null;
  const toggle = () => {
    const player = video.current;
    wasAsked.current = true;
    if (!player) setState('loading');
    else if (player.paused) void player.play().catch(() => {});
    else player.pause();
  };
  const toggleSound = () => {
    const player = video.current;
    if (!player) return;
    player.muted = !player.muted;
    soundChoice.set(!player.muted);
  };
  const runs = state === 'playing' || state === 'loading';
  return (
    <>
      {!isStill && (
        <video
          ref={video}
          className={styles.clip}
          playsInline
          muted
          preload="auto"
          aria-label={clip.label}
          data-state={state}
          onPlaying={() => setState('playing')}
          onPause={({ currentTarget }) => currentTarget.ended || setState('paused')}
          onVolumeChange={({ currentTarget }) => setHeard(!currentTarget.muted)}
          onEnded={() => setState('still')}
          onError={({ target, currentTarget }) => target === currentTarget && setState('still')}
        >
          <ClipSources clip={clip} />
        </video>
      )}
      <div className={styles.controls}>
        <button type="button" onClick={toggle}>
          {runs ? <PauseIcon /> : <PlayIcon />}
          <span>{isStill ? words.transform : runs ? words.pause : words.play}</span>
        </button>
        {!isStill && (
          <button type="button" aria-pressed={isHeard} onClick={toggleSound}>
            <svg viewBox="0 0 18 16" aria-hidden="true" fill="none" stroke="currentColor" strokeWidth="1.6">
              <path d={soundIcon.body} fill="currentColor" />
              <path d={isHeard ? soundIcon.on : soundIcon.off} />
            </svg>
            <span>{words.sound}</span>
          </button>
        )}
        {isHeard && captions && <p>{captions}</p>}
      </div>
    </>
  );
}
