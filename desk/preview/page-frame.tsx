import { type RefObject, useEffect, useRef, useState } from 'react';
import type { Instant } from '#core/time/instant.ts';
import { prepareDocument, previewAddress } from './framed-page.ts';
import styles from './page-frame.module.css';
import { stateAt } from './slider.ts';
import { TimeText } from './time-text.tsx';
import type { DeviceWidth, TimeLine } from './time-travel-value.ts';

interface PageFrameProps {
  line: TimeLine;
  at: Instant;
  width: DeviceWidth;
  timeZone: string;
  /** Called when a link to a page of this site is clicked in the frame. */
  onFollow: (path: string) => void;
  /** Called with each new document in the frame; undefined while one loads. */
  onDocument: (document: Document | undefined) => void;
}

/** Heights of devices of these widths, in CSS px. */
const heights: Record<DeviceWidth, number> = { 390: 844, 820: 1180, 1440: 900 };

/** A page at an instant, as a device of that width shows it, scaled down to fit. */
export function PageFrame({ line, at, width, timeZone, onFollow, onDocument }: PageFrameProps) {
  const [notice, setNotice] = useState<string>();
  const frame = useRef<HTMLIFrameElement>(null);
  const screen = useScale(width);
  const address = previewAddress(line.path, at);
  const [firstAddress] = useState(address);
  const shownAddress = useRef(firstAddress);
  /* The frame's listeners outlive a render, so they read the latest props when they are called. */
  const latest = useRef({ at, onFollow, onDocument });
  latest.current = { at, onFollow, onDocument };

  useEffect(() => {
    const element = frame.current;
    if (!element) return;
    const onLoad = () => {
      /* Null if it cannot be read: a page that refuses frames, or an error page of the browser. */
      const document = element.contentDocument;
      setNotice(document ? undefined : 'This page cannot be shown in a frame. Log in again, or load this screen anew.');
      if (!document) return;
      const isPrepared = prepareDocument({
        document,
        at: latest.current.at,
        onFollow: (path) => latest.current.onFollow(path),
        onForm: () => setNotice('Nothing is sent from a preview.'),
      });
      if (isPrepared) latest.current.onDocument(document);
    };
    /* The page of the server's markup may have loaded before this script. */
    const early = element.contentDocument;
    if (early?.readyState === 'complete' && early.URL !== 'about:blank') onLoad();
    element.addEventListener('load', onLoad);
    return () => {
      element.removeEventListener('load', onLoad);
      latest.current.onDocument(undefined);
    };
  }, []);

  /* Not by its src, which would add each step to the history. */
  useEffect(() => {
    if (shownAddress.current === address) return;
    shownAddress.current = address;
    latest.current.onDocument(undefined);
    frame.current?.contentWindow?.location.replace(address);
  }, [address]);

  return (
    <figure className={styles.page}>
      <figcaption>
        <a href={address} target="_blank" rel="noopener">
          {line.path}
        </a>
        <TimeText instant={at} timeZone={timeZone} />
        <StateText line={line} at={at} timeZone={timeZone} />
        {notice && <strong role="status">{notice}</strong>}
      </figcaption>
      <div className={`notch ${styles.screen}`} ref={screen}>
        <iframe
          ref={frame}
          src={firstAddress}
          title={`${line.path} in the ${line.edition} edition`}
          width={width}
          height={heights[width]}
        />
      </div>
    </figure>
  );
}

/** Scales content of `width` px to fit the element, and sets its height. */
function useScale(width: DeviceWidth): RefObject<HTMLDivElement | null> {
  const element = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const screen = element.current;
    if (!screen) return;
    const rescale = () => {
      const scale = Math.min(1, screen.clientWidth / width);
      screen.style.setProperty('--scale', String(scale));
      screen.style.setProperty('--height', `${Math.ceil(heights[width] * scale)}px`);
    };
    rescale();
    const observer = new ResizeObserver(rescale);
    observer.observe(screen);
    return () => observer.disconnect();
  }, [width]);
  return element;
}

function StateText({ line, at, timeZone }: { line: TimeLine; at: Instant; timeZone: string }) {
  const { state, until } = stateAt(line, at);
  if (state.kind === 'page') return null;
  if (state.kind === 'missing') return <strong>The {line.edition} edition has no such page.</strong>;
  return (
    <strong>
      Redirects to {state.to}
      {until === undefined ? (
        ' from here on.'
      ) : (
        <>
          {' '}
          until <TimeText instant={until} timeZone={timeZone} />.
        </>
      )}
    </strong>
  );
}
