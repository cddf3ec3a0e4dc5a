import type { KeyboardEvent, Ref } from 'react';
import { useEffect } from 'react';
import { adoptStyles } from '#ui/adopt-styles.ts';
import styles from './live-canvas.module.css';
import type { LiveState } from './live-run.ts';
import stage from './live-stage.css?inline';

/** Whether there is a drawing, even one whose GPU is lost at the moment. */
export const isDrawn = (state: LiveState): boolean => state === 'live' || state === 'lost';

interface LiveCanvasProps {
  canvas: Ref<HTMLCanvasElement>;
  state: LiveState;
  /** Text alternative of the drawing. */
  label: string;
  /** Describes the keys for screen readers. Without it the canvas takes no keys. */
  keys?: { id: string; text: string } | undefined;
  onKeyDown?: ((event: KeyboardEvent) => void) | undefined;
}

/**
 * The canvas of a live model, inside a `data-live-stage` element. Hidden from assistive technology until something is
 * drawn. Use `attempt` as its `key`.
 */
export function LiveCanvas({ canvas, state, label, keys, onKeyDown }: LiveCanvasProps) {
  useEffect(() => adoptStyles(stage), []);
  return (
    <>
      <canvas
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
