import type { Picture as PictureValue } from '#core/media/picture.ts';
import styles from './close-up.module.css';
import { Picture } from './picture.tsx';

interface CloseUpProps {
  picture: PictureValue;
  /** Width of the picture on the page, as in `sizes`. */
  sizes: string;
  title: string;
  text: string;
}

/** A detail seen from close by, as high as `--close-up` says, with title and text below. */
export const CloseUp = ({ picture, sizes, title, text }: CloseUpProps) => (
  <article className={`float ${styles.closeUp}`} aria-label={title}>
    <div className={`notch-l ${styles.plate}`} data-cut-out={picture.transparent ? '' : undefined}>
      <Picture picture={picture} sizes={sizes} className="fill" />
    </div>
    <h3 className="title">{title}</h3>
    <p>{text}</p>
  </article>
);
