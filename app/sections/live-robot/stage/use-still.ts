import { useSyncExternalStore } from 'react';

const lessMotion = '(prefers-reduced-motion: reduce)';

/** Whether the visitor wants nothing to move by itself, now and as that changes. */
export const useStill = (): boolean =>
  useSyncExternalStore(
    (changed) => {
      const wish = matchMedia(lessMotion);
      wish.addEventListener('change', changed);
      return () => wish.removeEventListener('change', changed);
    },
    () => matchMedia(lessMotion).matches,
    () => false,
  );
