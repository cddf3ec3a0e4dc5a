import { use } from 'react';
import type { Clip, Picture } from '#rules/page/page-value.ts';
import type { ClipFormat, ClipVariant } from '#rules/place/media-address.ts';
import { clipFormats, clipPath, clipVariants, mediaPath, widthsOf } from '#rules/place/media-address.ts';
import { breakpoints } from '../breakpoints.ts';
import { InlineStyle } from '../inline-style.tsx';
import styles from './clip-player.module.css';
import { MediaHost } from './media-host.ts';

interface ClipPlayerProps {
  /** Unique on the page. */
  id: string;
  clip: Clip;
  /** Plays when the dialog around it is opened. */
  starts?: boolean | undefined;
  /** Whether the caption is visible; false where text beside the clip already says what it shows. */
  captioned?: boolean | undefined;
}

/** Variants and formats in the order in which a browser should try them. */
const sources = clipVariants.flatMap((variant) =>
  (Object.keys(clipFormats) as ClipFormat[]).map((format) => [variant, format] as const),
);

const mediaOf: Record<ClipVariant, string | undefined> = { phone: `(width < ${breakpoints.ipad}px)`, wide: undefined };

/**
 * A silent clip in a dialog: upright on phones, described by its caption. Nothing is loaded before the dialog opens;
 * without scripts it plays on request.
 */
export function ClipPlayer({ id, clip, starts, captioned = true }: ClipPlayerProps) {
  const host = use(MediaHost);
  const { wide, phone, poster, label, caption } = clip;
  return (
    <figure className={styles.clip} data-clip={clip.id}>
      <InlineStyle
        css={`[data-clip="${clip.id}"]{--wide:${wide.width}/${wide.height};--phone:${phone.width}/${phone.height}}`}
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
      >
        {sources.map(([variant, format]) => (
          <source
            key={variant + format}
            src={host + clipPath(clip, variant, format)}
            type={clipFormats[format]}
            media={mediaOf[variant]}
          />
        ))}
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
