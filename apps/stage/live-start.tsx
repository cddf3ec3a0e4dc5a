import type { ReactNode } from 'react';
import { useState } from 'react';
import { useMessages } from '#ui/messages.ts';
import styles from './live-canvas.module.css';
import { isDrawn } from './live-canvas.tsx';
import type { LiveState } from './live-run.ts';
import type { stageMessages } from './stage-messages.ts';

export interface LiveStartProps {
  state: LiveState;
  /** Label of the button. */
  startLabel: string;
  /** Says that the browser cannot draw models. */
  failure: string;
  icon?: ReactNode;
  onStart(): void;
}

/** The button that starts a live model, and messages about loading and failure. It keeps the focus while loading. */
export function LiveStart({ state, startLabel, failure, icon, onStart }: LiveStartProps) {
  const { viewer } = useMessages<(typeof stageMessages)[number]>();
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
            {state === 'loading' ? viewer.loading : state === 'slow' ? viewer.anyway : startLabel}
          </button>
        </p>
      )}
      <p className={styles.message} role="status">
        {/* Screen readers do not announce a changed button name. Silent when the model started by itself. */}
        {state === 'loading' && wasRequested && <span className="visually-hidden">{viewer.loading}</span>}
        {state === 'failed' && failure}
        {state === 'broken' && viewer.broken}
        {state === 'lost' && viewer.lost}
        {state === 'slow' && viewer.slow}
      </p>
    </>
  );
}
