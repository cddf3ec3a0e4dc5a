import type { ReactNode } from 'react';
import { use } from 'react';
import type { Picture as PictureValue } from '#rules/page/page-value.ts';
import { mediaPath, widthsOf } from '#rules/place/media-address.ts';
import type { SectionOf } from '#rules/sections/registry.ts';
import { usePage } from '../../context/page-context.tsx';
import { island } from '../../islands/island.tsx';
import { PlusIcon } from '../../ui/icons.tsx';
import { MediaHost } from '../../ui/media/media-host.ts';
import { Picture } from '../../ui/media/picture.tsx';
import { SectionFrame } from '../../ui/section-frame.tsx';
import styles from './gallery.module.css';
import { GalleryViewer } from './gallery-viewer.tsx';

const ViewerIsland = island('galleryViewer', GalleryViewer, 'visible');

/** Columns (of twelve) and rows of the plates, in turn. Must match the `:nth-child` rules of the stylesheet. */
const plateSpans = [
  [8, 3],
  [4, 3],
  [4, 2],
  [4, 2],
  [4, 2],
  [6, 2],
  [6, 2],
  [4, 3],
  [8, 3],
] as const;

/**
 * Pictures on plates. A plate opens its picture in the full-screen viewer; without JavaScript it links to the large
 * picture.
 */
export function GallerySection({ section }: { section: SectionOf<'gallery'> }) {
  const { id, anchor, heading, pictures } = section;
  const { action, gallery } = usePage().messages;
  const plates = `${id}-plates`;
  return (
    <SectionFrame id={id} anchor={anchor} surface="dark" heading={heading}>
      <div className={styles.frame}>
        <ViewerIsland
          id={`${id}-viewer`}
          plates={plates}
          title={gallery.label}
          positions={pictures.map(({ position }) => position)}
          words={{ close: action.close, previous: action.previous, next: action.next, hint: gallery.hint }}
        />
        <ul className={styles.plates} id={plates}>
          {pictures.map(({ picture, ground, label }, index) => (
            <li key={picture.id} data-ground={ground} data-cut-out={picture.transparent ? '' : undefined}>
              <PlateLink picture={picture} label={label}>
                <Picture picture={picture} sizes={sizesOf(index, picture)} className="fill" />
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
      className={styles.plate}
      href={host + mediaPath(picture, Math.max(...widthsOf(picture)), 'webp')}
      aria-label={label}
      aria-haspopup="dialog"
    >
      {children}
      <span className={styles.plus}>
        <PlusIcon />
      </span>
    </a>
  );
}

/**
 * The `sizes` of a picture. An opaque picture covers its plate, so it can be wider than the plate; a cut-out fits
 * inside and can be narrower. A row is 15.5vw high.
 */
function sizesOf(index: number, { width, height, transparent }: PictureValue): string {
  const [columns, rows] = plateSpans[index % plateSpans.length] ?? [4, 3];
  const shape = width / height;
  const bounded = transparent ? Math.min : Math.max;
  return `(width >= 768px) ${Math.round(bounded((columns / 12) * 92, rows * 15.5 * shape))}vw, ${Math.round(92 * bounded(1, shape))}vw`;
}
