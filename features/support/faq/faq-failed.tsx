import { useId, useState } from 'react';
import { Button } from '#ui/button.tsx';
import styles from './faq.module.css';
import type { FaqValue } from './faq.ts';

interface FaqFailedProps {
  words: FaqValue['words'];
  isRetrying: boolean;
  onRetry(): void;
}

/** Announces each failed attempt to fetch the questions. The retry button keeps its focus during the next attempt. */
export function FaqFailed({ words: { failed, retry, loading }, isRetrying, onRetry }: FaqFailedProps) {
  const [attempts, setAttempts] = useState(0);
  const textId = useId();
  const handleRetry = () => {
    if (isRetrying) return;
    setAttempts(attempts + 1);
    onRetry();
  };
  return (
    <div className={styles.notice} data-failed="">
      <div key={isRetrying ? 'retrying' : attempts} id={textId} role={isRetrying ? 'status' : 'alert'}>
        <h3 className="title">{failed.title}</h3>
        <p>{isRetrying ? loading : failed.text}</p>
      </div>
      <Button tone="line" aria-disabled={isRetrying || undefined} aria-describedby={textId} onClick={handleRetry}>
        {retry}
      </Button>
    </div>
  );
}
