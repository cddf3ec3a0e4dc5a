import { use } from 'react';
import { type MediaFormat, mediaFormats, mediaPath, pictureFormats, servedWidths } from '#core/media/media-address.ts';
import type { Picture as PictureValue } from '#core/media/picture.ts';
import { MediaHost } from './media-host.ts';

interface PictureProps {
  picture: PictureValue;
  /** Width of the picture on the page, as in `sizes`: `(width >= 1024px) 58vw, 100vw`. */
  sizes: string;
  /** The largest picture of the first screen: loaded eagerly, with high priority. */
  priority?: boolean | undefined;
  /** Set on the `<img>`; the `<picture>` around it takes no part in layout. */
  className?: string | undefined;
  /** Replaces the picture's own alternative text; empty for decoration. */
  alt?: string | undefined;
}

/** A picture in AVIF, WebP and a fallback format, at the widths that the server makes. */
export function Picture({ picture, sizes, priority = false, className, alt = picture.alt }: PictureProps) {
  const host = use(MediaHost);
  const [avif, webp, fallback] = pictureFormats(picture) as [MediaFormat, MediaFormat, MediaFormat];
  const loading = priority
    ? ({ loading: 'eager', fetchPriority: 'high' } as const)
    : ({ loading: 'lazy', decoding: 'async' } as const);
  return (
    <picture>
      {[avif, webp].map((format) => (
        <source key={format} type={mediaFormats[format]} srcSet={sourceSet(picture, format, host)} sizes={sizes} />
      ))}
      <img
        // Browsers without AVIF and WebP get one width.
        src={host + mediaPath(picture, nearestWidth(picture, 1280), fallback)}
        width={picture.width}
        height={picture.height}
        alt={alt}
        className={className}
        data-picture={picture.transparent ? undefined : picture.id}
        {...loading}
      />
    </picture>
  );
}

const sourceSet = (picture: PictureValue, format: MediaFormat, host: string): string =>
  servedWidths(picture)
    .map((width) => `${host}${mediaPath(picture, width, format)} ${width}w`)
    .join(', ');

/** The width of a picture that is nearest to another one, in px. */
export const nearestWidth = (picture: PictureValue, to: number): number =>
  servedWidths(picture).reduce((nearest, width) => (Math.abs(width - to) < Math.abs(nearest - to) ? width : nearest));
