import { use } from 'react';
import { type ClipFormat, clipFormats, clipPath } from '#core/media/media-address.ts';
import type { Clip } from '#core/media/picture.ts';
import { adoptStyles } from '#ui/adopt-styles.ts';
import { MediaHost } from '#ui/media/media-host.ts';
import styles from './stage-clip.module.css';
import sheet from './stage-clip.module.css?inline';
import { useReducedMotion } from './use-reduced-motion.ts';

adoptStyles(sheet);

export function StageClip({ clip }: { clip: Clip }) {
  const host = use(MediaHost);
  const reducedMotion = useReducedMotion();
  return (
    <video className={styles.clip} controls playsInline muted loop autoPlay={!reducedMotion} aria-label={clip.caption}>
      {(Object.keys(clipFormats) as ClipFormat[]).map((format) => (
        <source key={format} src={host + clipPath(clip, 'wide', format)} type={clipFormats[format]} />
      ))}
    </video>
  );
}
