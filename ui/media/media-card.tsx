import type { ReactNode } from 'react';
import type { Picture as PictureValue } from '#core/media/picture.ts';
import { classNames } from '../class-names.ts';
import styles from './media-card.module.css';
import { Picture } from './picture.tsx';

interface MediaCardProps {
  picture?: PictureValue | undefined;
  /** Width of the card on the page, as in `sizes`. */
  sizes?: string | undefined;
  /** Whether the picture is the largest one of the first screen. */
  priority?: boolean | undefined;
  /** Name set edge to edge when there is no picture: `BUZZ`. */
  glyph?: string | undefined;
  /** Width of the glyph in em, in the wide font width at weight 740. */
  glyphWidth?: number | undefined;
  /** Name of the product's accent. */
  accent?: string | undefined;
  className?: string | undefined;
  /** Tags and notes on the card. */
  children?: ReactNode;
}

/** A product's picture: its cut-out, or a poster of its name. Decorative, because the name stands beside it. */
export function MediaCard({
  picture,
  sizes = '(width >= 1024px) 24rem, 50vw',
  priority,
  glyph,
  glyphWidth = 2,
  accent,
  className,
  children,
}: MediaCardProps) {
  if (picture) {
    return (
      <span className={classNames('notch', styles.plate, className)} data-surface="dark" data-accent={accent}>
        <Picture picture={picture} sizes={sizes} priority={priority} alt="" />
        {children}
      </span>
    );
  }
  return (
    <span
      className={classNames('notch', styles.plate, styles.poster, className)}
      data-surface="dark"
      data-accent={accent}
    >
      {glyph && (
        <svg className={styles.glyph} viewBox={`0 0 ${viewBoxWidth(glyphWidth)} 74`} aria-hidden="true">
          <text x={viewBoxWidth(glyphWidth) / 2} y="73" fontSize="100" textAnchor="middle">
            {glyph}
          </text>
        </svg>
      )}
      {children}
    </span>
  );
}

/** Width of the glyph in hundredths of an em; the minimum keeps the shortest names lower than the card. */
const viewBoxWidth = (glyphWidth: number): number => Math.max(Math.round(glyphWidth * 100), 89);
