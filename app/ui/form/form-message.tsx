import type { ReactNode } from 'react';
import { TickIcon, WarnIcon } from '../icons.tsx';
import styles from './form-message.module.css';

/**
 * What is said of a whole form: that it failed, at once (`error`), or that it worked, when there is time (`good`).
 * Empty it takes no room.
 */
export const FormMessage = ({ tone, children }: { tone: 'error' | 'good' | 'plain'; children: ReactNode }) => (
  <div className={styles.place} role={tone === 'error' ? 'alert' : 'status'}>
    {children && (
      <div className={styles.message} data-tone={tone}>
        {tone === 'error' && <WarnIcon />}
        {tone === 'good' && <TickIcon />}
        <div>{children}</div>
      </div>
    )}
  </div>
);
