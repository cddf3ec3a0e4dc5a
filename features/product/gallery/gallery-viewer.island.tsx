import { type UIEvent, useCallback, useEffect, useRef, useState } from 'react';
import { adoptStyles } from '#ui/adopt-styles.ts';
import { Dialog } from '#ui/dialog.tsx';
import { ArrowIcon } from '#ui/icons.tsx';
import { useMessages } from '#ui/messages.ts';
import { isMovedByScript, nextIndexByKey, scrollToItem } from '#ui/scroll-to-item.ts';
import galleryStyles from './gallery.module.css';
import styles from './gallery-viewer.module.css';
import sheet from './gallery-viewer.module.css?inline';

interface GalleryViewerProps {
  id: string;
  /** Id of the list of plates. Each is a link with its picture, whose sources the viewer reads. */
  plates: string;
  /** The position of each picture: `3 / 9`. */
  positions: string[];
}

/** Opens at the pressed plate and returns the focus to it. */
export function Island({ id, plates, positions }: GalleryViewerProps) {
  const { gallery, action } = useMessages<'gallery.label' | 'action.previous' | 'action.next'>();
  const [pictures, setPictures] = useState<ReturnType<typeof readLargePicture>[]>([]);
  const [openedPlate, setOpenedPlate] = useState<{ index: number }>();
  const [current, setCurrent] = useState(0);
  const view = useRef<HTMLDivElement>(null);
  /** Index of the picture that is shown or being scrolled to. */
  const targetIndex = useRef(0);
  const lastIndex = positions.length - 1;

  const scrollToPicture = useCallback((index: number, behavior?: ScrollBehavior) => {
    targetIndex.current = index;
    const figure = view.current?.children[index];
    if (view.current && figure) scrollToItem(view.current, figure, behavior);
  }, []);

  useEffect(() => adoptStyles(sheet), []);

  useEffect(() => {
    const list = document.getElementById(plates);
    const dialog = document.getElementById(id);
    if (!list || !dialog) return;
    const listeners = new AbortController();
    const { signal } = listeners;
    let pressedLink: HTMLElement | undefined;
    list.addEventListener(
      'click',
      (event) => {
        const links = [...list.querySelectorAll('a')];
        const index = links.findIndex((link) => link.contains(event.target as Node));
        if (index < 0 || event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
        event.preventDefault();
        pressedLink = links[index];
        setPictures(links.map(readLargePicture));
        setOpenedPlate({ index });
      },
      { signal },
    );
    dialog.addEventListener('close', () => pressedLink?.focus({ preventScroll: true }), { signal });
    dialog.addEventListener(
      'keydown',
      (event) => {
        const getNextIndex = nextIndexByKey[event.key];
        if (!getNextIndex) return;
        event.preventDefault();
        scrollToPicture(getNextIndex(targetIndex.current, lastIndex));
      },
      { signal },
    );
    return () => listeners.abort();
  }, [id, plates, lastIndex, scrollToPicture]);

  useEffect(() => {
    const dialog = document.getElementById(id);
    if (!openedPlate || !(dialog instanceof HTMLDialogElement)) return;
    if (!dialog.open) dialog.showModal();
    setCurrent(openedPlate.index);
    scrollToPicture(openedPlate.index, 'instant');
  }, [id, openedPlate, scrollToPicture]);

  const updateCurrent = ({ currentTarget: track }: UIEvent<HTMLElement>) => {
    const nearestIndex = Math.min(Math.round(track.scrollLeft / track.clientWidth), lastIndex);
    setCurrent(nearestIndex);
    if (!isMovedByScript(track)) targetIndex.current = nearestIndex;
  };

  return (
    <>
      <span className={galleryStyles.near} />
      <Dialog id={id} title={gallery.label} lead={positions[current]} full surface="dark" className={styles.viewer}>
        <div
          className={styles.view}
          ref={view}
          // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by keyboard
          tabIndex={0}
          onScroll={updateCurrent}
        >
          {pictures.map((picture, index) => (
            <figure key={picture.image.src} aria-hidden={index !== current}>
              <picture>
                {picture.sources.map(({ type, srcset }) => (
                  <source key={type} type={type} srcSet={srcset} sizes="100vw" />
                ))}
                <img {...picture.image} alt={picture.alt} loading="lazy" decoding="async" />
              </picture>
            </figure>
          ))}
        </div>
        <div className={styles.bar}>
          <p className="small" aria-live="polite">
            {pictures[current]?.alt}
          </p>
          <div className={styles.buttons}>
            <button
              className="icon-button"
              type="button"
              aria-label={action.previous}
              aria-disabled={current === 0}
              onClick={() => scrollToPicture(Math.max(targetIndex.current - 1, 0))}
            >
              <ArrowIcon className={styles.back} />
            </button>
            <button
              className="icon-button"
              type="button"
              aria-label={action.next}
              aria-disabled={current === lastIndex}
              onClick={() => scrollToPicture(Math.min(targetIndex.current + 1, lastIndex))}
            >
              <ArrowIcon />
            </button>
          </div>
        </div>
      </Dialog>
    </>
  );
}

/** Reads the large picture from a plate, so that the page does not carry its addresses twice. */
function readLargePicture(plate: HTMLElement) {
  const image = plate.querySelector('img') as HTMLImageElement;
  const [width, height] = ['width', 'height'].map((name) => Number(image.getAttribute(name)));
  const sources = Array.from(plate.querySelectorAll('source'), ({ type, srcset }) => ({ type, srcset }));
  return { sources, image: { src: image.src, width, height }, alt: image.alt };
}
