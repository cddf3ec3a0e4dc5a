import type { KeyboardEvent, Ref } from 'react';
import { useEffect } from 'react';
import { adoptStyles } from '../../../ui/adopt-styles.ts';
import styles from './live-canvas.module.css';
import type { LiveState } from './live-run.ts';
import stage from './live-stage.css?inline';

/** Whether there is a drawing, be it for the moment interrupted. */
export const isThere = (state: LiveState): boolean => state === 'live' || state === 'lost';

interface LiveCanvasProps {
  canvas: Ref<HTMLCanvasElement>;
  state: LiveState;
  /** What a reader is told of the drawing. */
  label: string;
  /** What keys do on it, told to readers too; without, it takes none. */
  keys?: { id: string; text: string } | undefined;
  onKeyDown?: ((event: KeyboardEvent) => void) | undefined;
}

/**
 * Where a live model is drawn, somewhere within a `data-live-stage`; nobody meets it before it is there.
 * Give it `attempt` for its key.
 */
export function LiveCanvas({ canvas, state, label, keys, onKeyDown }: LiveCanvasProps) {
  useEffect(() => adoptStyles(stage), []);
  return (
    <>
      <canvas
        ref={canvas}
        className={styles.canvas}
        tabIndex={isThere(state) && keys ? 0 : -1}
        role="img"
        aria-label={label}
        aria-hidden={!isThere(state)}
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
