import type { Page } from '#rules/page/page-value.ts';
import styles from './bottom-bar.module.css';
import { Consent } from './consent.tsx';
import { Suggestion } from './suggestion.tsx';
import { ToastRegion } from './toast-region.tsx';

/**
 * What may lie over the foot of the window: the suggestion of another edition above consent, so that neither hides the
 * other. Nothing moves for them.
 */
export const BottomBar = ({ page }: { page: Page }) => (
  <>
    <div className={styles.dock}>
      <Suggestion page={page} />
      <Consent page={page} />
    </div>
    <ToastRegion />
  </>
);
