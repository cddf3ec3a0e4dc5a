import { use } from 'react';
import { type ClipFormat, type ClipVariant, clipFormats, clipPath, clipVariants } from '#core/media/media-address.ts';
import type { Clip } from '#core/media/picture.ts';
import { breakpoints } from '../breakpoints.ts';
import { MediaHost } from './media-host.ts';

/** Variants and formats in the order in which a browser should try them. */
const sources = clipVariants.flatMap((variant) =>
  (Object.keys(clipFormats) as ClipFormat[]).map((format) => [variant, format] as const),
);

const mediaOf: Record<ClipVariant, string | undefined> = { phone: `(width < ${breakpoints.ipad}px)`, wide: undefined };

export function ClipSources({ clip }: { clip: Pick<Clip, 'id' | 'hash'> }) {
  const host = use(MediaHost);
  return sources.map(([variant, format]) => (
    <source
      key={variant + format}
      src={host + clipPath(clip, variant, format)}
      type={clipFormats[format]}
      media={mediaOf[variant]}
    />
  ));
}
