import { type KeyboardEvent, type ReactNode, useEffect, useRef, useState } from 'react';
import { adoptStyles } from '#ui/adopt-styles.ts';
import { useMessages } from '#ui/messages.ts';
import styles from './live-canvas.module.css';
import type { LiveState } from './live-run.ts';
import stage from './live-stage.css?inline';
import type { stageMessages } from './stage-messages.ts';
import type { Live } from './use-live.ts';

const isDrawn = (state: LiveState): boolean => state === 'live' || state === 'lost';

export interface LiveCanvasProps {
  live: Live;
  label: string;
  /** Describes the keys for screen readers. Without it the canvas takes no keys. */
  keys?: { id: string; text: string } | undefined;
  onKeyDown?: ((event: KeyboardEvent) => void) | undefined;
}

/** Hidden from assistive technology until something is drawn. Its parent is a `data-live-stage` element. */
export function LiveCanvas({ live: { canvas, state, attempt }, label, keys, onKeyDown }: LiveCanvasProps) {
  useEffect(() => adoptStyles(stage), []);
  return (
    <>
      <canvas
        key={attempt}
        ref={canvas}
        className={styles.canvas}
        tabIndex={isDrawn(state) && keys ? 0 : -1}
        role="img"
        aria-label={label}
        aria-hidden={!isDrawn(state)}
        aria-describedby={keys?.id}
        onKeyDown={onKeyDown}
      />
      {keys && (
        <p hidden id={keys.id}>
          {keys.text}
        </p>
      )}
    </>
  );
}

export interface LiveStartProps {
  state: LiveState;
  startLabel: string;
  /** Says that the model is not drawn, and what is shown instead. */
  failure: string;
  icon?: ReactNode;
  onStart(): void;
}

/** The button that starts a live model, and messages about loading and failure. It keeps the focus while loading. */
export function LiveStart({ state, startLabel, failure, icon, onStart }: LiveStartProps) {
  const { viewer } = useMessages<(typeof stageMessages)[number]>();
  const [wasRequested, setWasRequested] = useState(false);
  const message = useRef<HTMLParagraphElement>(null);
  const isStartable = !isDrawn(state) && state !== 'failed';
  const handleClick = () => {
    setWasRequested(true);
    onStart();
  };
  useEffect(() => {
    // The button that had the focus is gone.
    if (state === 'failed' && wasRequested) message.current?.focus({ preventScroll: true });
  }, [state, wasRequested]);
  return (
    <>
      {isStartable && (
        <p className={styles.start}>
          <button
            type="button"
            className="notch-s"
            onClick={handleClick}
            aria-disabled={state === 'loading' || undefined}
          >
            {icon}
            {state === 'loading' ? viewer.loading : state === 'slow' ? viewer.anyway : startLabel}
          </button>
        </p>
      )}
      <p className={styles.message} role="status" ref={message} tabIndex={-1}>
        {/* Screen readers do not announce a changed button name. Silent when the model started by itself. */}
        {state === 'loading' && wasRequested && <span className="visually-hidden">{viewer.loading}</span>}
        {(state === 'failed' || state === 'slow') && failure}
        {state === 'broken' && viewer.broken}
        {state === 'lost' && viewer.lost}
      </p>
    </>
  );
}
