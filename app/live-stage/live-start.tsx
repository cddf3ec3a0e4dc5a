import type { ReactNode } from 'react';
import { useState } from 'react';
import styles from './live-canvas.module.css';
import { isDrawn } from './live-canvas.tsx';
import type { LiveState } from './live-run.ts';

interface LiveStartProps {
  state: LiveState;
  words: { start: string; loading: string; failed: string; lost: string };
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
          <button type="button" onClick={handleClick} aria-disabled={state === 'loading' || undefined}>
            {icon}
            {state === 'loading' ? words.loading : words.start}
          </button>
        </p>
      )}
      <p className={styles.message} role="status">
        {/* Screen readers do not announce a changed button name. Silent when the model started by itself. */}
        {state === 'loading' && wasRequested && <span className="visually-hidden">{words.loading}</span>}
        {state === 'failed' && words.failed}
        {state === 'lost' && words.lost}
      </p>
    </>
  );
}
