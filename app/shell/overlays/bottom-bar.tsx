import type { Page } from '#rules/page/page-value.ts';
import styles from './bottom-bar.module.css';
import { Consent } from './consent.tsx';
import { Suggestion } from './suggestion.tsx';
import { ToastRegion } from './toast-region.tsx';

/**
 * What may cover the bottom of the window: the edition suggestion above the consent bar, so that neither hides the
 * other. They do not move the page.
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
