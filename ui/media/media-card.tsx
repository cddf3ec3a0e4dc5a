import type { ReactNode } from 'react';
import type { Picture as PictureValue } from '#core/media/picture.ts';
import { classNames } from '../class-names.ts';
import styles from './media-card.module.css';
import { Picture } from './picture.tsx';

export interface MediaCardProps {
  picture?: PictureValue | undefined;
  sizes: string;
  priority?: boolean | undefined;
  /** Name set edge to edge when there is no picture, with its width in em in the wide font width at weight 740. */
  glyph?: { text: string; width: number } | undefined;
  accent?: string | undefined;
  className?: string | undefined;
  children?: ReactNode;
}

/** A product's picture: its cut-out, or a poster of its name. Decorative, because the name stands beside it. */
export const MediaCard = ({ picture, sizes, priority, glyph, accent, className, children }: MediaCardProps) => (
  <span
    className={classNames('notch plate', !picture && styles.poster, className)}
    data-surface="dark"
    data-accent={accent}
    data-cut-out={picture && ''}
  >
    {picture ? <Picture picture={picture} sizes={sizes} priority={priority} alt="" /> : glyph && <Glyph {...glyph} />}
    {children}
  </span>
);

function Glyph({ text, width }: NonNullable<MediaCardProps['glyph']>) {
  // In hundredths of an em; the minimum keeps the shortest names lower than the card.
  const viewBoxWidth = Math.max(Math.round(width * 100), 89);
  return (
    <svg className={styles.glyph} viewBox={`0 0 ${viewBoxWidth} 74`} aria-hidden="true">
      <text x={viewBoxWidth / 2} y="73" fontSize="100" textAnchor="middle">
        {text}
      </text>
    </svg>
  );
}
