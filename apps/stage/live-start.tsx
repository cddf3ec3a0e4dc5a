import type { ReactNode } from 'react';
import { useState } from 'react';
import styles from './live-canvas.module.css';
import { isDrawn } from './live-canvas.tsx';
import type { LiveState } from './live-run.ts';

export interface StageWords {
  start: string;
  loading: string;
  /** Says that the browser cannot draw models. */
  failed: string;
  /** Says that something went wrong, and that it can be started again. */
  broken: string;
  lost: string;
  /** Says that the model could only be drawn as a mosaic. */
  slow: string;
  /** Starts it all the same. */
  anyway: string;
}

interface LiveStartProps {
  state: LiveState;
  words: StageWords;
  icon?: ReactNode;
  onStart(): void;
}

/** The button that starts a live model, and messages about loading and failure. It keeps the focus while loading. */
export function LiveStart({ state, words, icon, onStart }: LiveStartProps) {
  const [wasRequested, setWasRequested] = useState(false);
  const handleClick = () => {
    setWasRequested(true);
    onStart();
  };
  return (
    <>
      {!isDrawn(state) && (
        <p className={styles.start}>
          <button
            type="button"
            className="notch-s"
            onClick={handleClick}
            aria-disabled={state === 'loading' || undefined}
          >
            {icon}
            {state === 'loading' ? words.loading : state === 'slow' ? words.anyway : words.start}
          </button>
        </p>
      )}
      <p className={styles.message} role="status">
        {/* Screen readers do not announce a changed button name. Silent when the model started by itself. */}
        {state === 'loading' && wasRequested && <span className="visually-hidden">{words.loading}</span>}
        {state === 'failed' && words.failed}
        {state === 'broken' && words.broken}
        {state === 'lost' && words.lost}
        {state === 'slow' && words.slow}
      </p>
    </>
  );
}
