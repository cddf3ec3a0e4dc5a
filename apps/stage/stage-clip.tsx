import { use, useEffect, useRef, useSyncExternalStore } from 'react';
import { pauseUnseen } from '#browser/toolbox/pause-unseen.ts';
import { mediaPath } from '#core/media/media-address.ts';
import type { Clip } from '#core/media/picture.ts';
import { adoptStyles } from '#ui/adopt-styles.ts';
import { ClipSources } from '#ui/media/clip-sources.tsx';
import { MediaHost } from '#ui/media/media-host.ts';
import { nearestWidth } from '#ui/media/picture.tsx';
import { soundChoice } from './sound/sound-choice.ts';
import styles from './stage-clip.module.css';
import sheet from './stage-clip.module.css?inline';
import { useReducedMotion } from './use-reduced-motion.ts';

adoptStyles(sheet);

export interface StageClipProps {
  clip: Clip;
  /** Another number starts the clip again. */
  take?: number;
  /** Called with the video, and without one when it is removed. Without it the clip has controls and is repeated. */
  onVideo?: ((video: HTMLVideoElement | null) => void) | undefined;
}

/** A clip in place of a drawing. It is heard while the visitor wants sound. */
export function StageClip({ clip, onVideo }: StageClipProps) {
  const host = use(MediaHost);
  const video = useRef<HTMLVideoElement>(null);
  const isOn = useSyncExternalStore(soundChoice.onChange, () => soundChoice.isOn);
  const reducedMotion = useReducedMotion();
  useEffect(() => {
    if (!video.current) return;
    onVideo?.(video.current);
    const stopPausing = pauseUnseen(video.current);
    return () => {
      stopPausing();
      onVideo?.(null);
    };
  }, [onVideo]);
  return (
    <video
      ref={video}
      className={styles.clip}
      playsInline
      muted={!isOn}
      loop={!onVideo}
      controls={!onVideo}
      autoPlay={!reducedMotion}
      poster={host + mediaPath(clip.poster, nearestWidth(clip.poster, 960), 'webp')}
      aria-label={clip.caption}
    >
      <ClipSources clip={clip} />
    </video>
  );
}
