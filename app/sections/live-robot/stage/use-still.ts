import { useSyncExternalStore } from 'react';

const lessMotion = '(prefers-reduced-motion: reduce)';

/** Whether the visitor prefers reduced motion; follows changes of the setting. */
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
