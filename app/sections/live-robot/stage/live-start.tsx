import type { ReactNode } from 'react';
import { useState } from 'react';
import styles from './live-canvas.module.css';
import { isThere } from './live-canvas.tsx';
import type { LiveState } from './live-run.ts';

interface LiveStartProps {
  state: LiveState;
  words: { start: string; loading: string; failed: string; lost: string };
  /** Stands before the word that starts it. */
  icon?: ReactNode;
  onStart(): void;
}

/**
 * The button that brings a live model until it is there, and what is said when it does not come or goes. It keeps the
 * focus while the model comes.
 */
export function LiveStart({ state, words, icon, onStart }: LiveStartProps) {
  const [isAsked, setAsked] = useState(false);
  const ask = () => {
    setAsked(true);
    onStart();
  };
  return (
    <>
      {!isThere(state) && (
        <p className={styles.start}>
          <button type="button" onClick={ask} aria-disabled={state === 'loading' || undefined}>
            {icon}
            {state === 'loading' ? words.loading : words.start}
          </button>
        </p>
      )}
      <p className={styles.message} role="status">
        {/* A button that changes its name is not read out; who did not ask is not told. */}
        {state === 'loading' && isAsked && <span className="visually-hidden">{words.loading}</span>}
        {state === 'failed' && words.failed}
        {state === 'lost' && words.lost}
      </p>
    </>
  );
}
