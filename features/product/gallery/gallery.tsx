import { type ReactNode, use } from 'react';
import { island } from '#browser/islands/island.tsx';
import { mediaPath, servedWidths } from '#core/media/media-address.ts';
import type { Picture as PictureValue } from '#core/media/picture.ts';
import { PlusIcon } from '#ui/icons.tsx';
import { MediaHost } from '#ui/media/media-host.ts';
import { Picture } from '#ui/media/picture.tsx';
import { SectionFrame } from '#ui/section-frame.tsx';
import styles from './gallery.module.css';
import type { GalleryValue } from './gallery.ts';
import { Island } from './gallery-viewer.island.tsx';

const GalleryViewer = island('gallery-viewer', Island, 'visible', [
  'gallery.label',
  'action.previous',
  'action.next',
  'action.close',
]);

/** A plate opens its picture in the full-screen viewer; without JavaScript it links to the large picture. */
export function GallerySection({ section }: { section: GalleryValue }) {
  const { id, pictures } = section;
  const plates = `${id}-plates`;
  return (
    <SectionFrame {...section} surface="dark" className={`side ${styles.gallery}`}>
      <div className={styles.frame}>
        <GalleryViewer id={`${id}-viewer`} plates={plates} positions={pictures.map(({ position }) => position)} />
        <ul className={styles.plates} id={plates}>
          {pictures.map(({ picture, label }) => (
            <li
              key={picture.id}
              data-cut-out={picture.transparent ? '' : undefined}
              data-wide={isWide(picture) ? '' : undefined}
            >
              <PlateLink picture={picture} label={label}>
                <Picture picture={picture} sizes={plateSizes(picture)} className="fill" />
              </PlateLink>
            </li>
          ))}
        </ul>
      </div>
    </SectionFrame>
  );
}

function PlateLink({ picture, label, children }: { picture: PictureValue; label: string; children: ReactNode }) {
  const host = use(MediaHost);
  return (
    <a
      className={`notch plate ${styles.plate}`}
      href={host + mediaPath(picture, Math.max(...servedWidths(picture)), 'webp')}
      aria-label={label}
      aria-haspopup="dialog"
    >
      {children}
      <span className={`icon-button ${styles.plus}`}>
        <PlusIcon />
      </span>
    </a>
  );
}

const isWide = ({ width, height }: PictureValue): boolean => width >= 1.5 * height;

/** The `sizes` of a picture that covers its plate, which is 25vw high and at least 14rem. */
function plateSizes(picture: PictureValue): string {
  const shape = picture.transparent ? 4 / 5 : isWide(picture) ? 8 / 5 : 4 / 3;
  return `max(${Math.round(25 * shape)}vw, ${Math.round(14 * shape)}rem)`;
}
