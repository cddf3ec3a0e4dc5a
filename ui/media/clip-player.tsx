import { use } from 'react';
import { mediaPath, widthsOf } from '#core/media/media-address.ts';
import type { Clip, Picture } from '#core/media/picture.ts';
import { InlineStyle } from '../inline-style.tsx';
import { usePage } from '../page-context.tsx';
import styles from './clip-player.module.css';
import { ClipSources } from './clip-sources.tsx';
import { MediaHost } from './media-host.ts';
import { writeSoundCaptions } from './sound-captions.ts';

interface ClipPlayerProps {
  /** Unique on the page. */
  id: string;
  clip: Clip;
  /** Plays when the dialog around it is opened. */
  starts?: boolean | undefined;
  /** Whether the caption is visible; false where text beside the clip already says what it shows. */
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
      <InlineStyle
        css={`[data-clip="${id}"]{--wide:${wide.width}/${wide.height};--phone:${phone.width}/${phone.height}}`}
      />
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
        data-poster={host + mediaPath(poster, posterWidth(poster), 'webp')}
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

/** A poster has one URL for all screens, with the width nearest to that of the clip. */
const posterWidth = (poster: Picture): number =>
  widthsOf(poster).reduce((nearest, width) => (Math.abs(width - 960) < Math.abs(nearest - 960) ? width : nearest));
