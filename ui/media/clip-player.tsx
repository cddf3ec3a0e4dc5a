import { use } from 'react';
import { mediaPath } from '#core/media/media-address.ts';
import type { Clip } from '#core/media/picture.ts';
import { usePage } from '../page-context.tsx';
import styles from './clip-player.module.css';
import { ClipSources } from './clip-sources.tsx';
import { MediaHost } from './media-host.ts';
import { nearestWidth } from './picture.tsx';
import { writeSoundCaptions } from './sound-captions.ts';

interface ClipPlayerProps {
  id: string;
  clip: Clip;
  starts?: boolean | undefined;
  /** True if the caption is visible; false where text beside the clip already says what it shows. */
  captioned?: boolean | undefined;
}

/**
 * A clip in a dialog: upright on phones, described by its caption, muted. Nothing is loaded before the dialog opens;
 * a script then adds the switch for its sound.
 */
export function ClipPlayer({ id, clip, starts, captioned = true }: ClipPlayerProps) {
  const host = use(MediaHost);
  const { sound } = usePage().messages.sounds;
  const { wide, phone, poster, label, caption, sounds } = clip;
  return (
    <figure className={styles.clip} data-clip={id}>
      <style>{`[data-clip="${id}"]{--wide:${wide.width}/${wide.height};--phone:${phone.width}/${phone.height}}`}</style>
      <video
        controls
        playsInline
        muted
        loop
        preload="none"
        width={wide.width}
        height={wide.height}
        aria-label={label}
        aria-describedby={`${id}-caption`}
        // One for all screens, about as wide as the clip.
        data-poster={host + mediaPath(poster, nearestWidth(poster, 960), 'webp')}
        data-starts={starts ? '' : undefined}
        data-sound={sound}
        data-heard={writeSoundCaptions(sounds)}
      >
        <ClipSources clip={clip} />
      </video>
      <figcaption id={`${id}-caption`} className={captioned ? 'small' : 'visually-hidden'}>
        {caption}
      </figcaption>
    </figure>
  );
}
