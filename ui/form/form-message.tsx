import type { ReactNode } from 'react';
import { TickIcon, WarnIcon } from '../icons.tsx';
import styles from './form-message.module.css';

/**
 * A message about the whole form: an error, announced at once, or a success, announced politely. Empty, it takes no
 * space.
 */
export const FormMessage = ({ tone, children }: { tone: 'error' | 'good' | 'plain'; children: ReactNode }) => (
  <div className={styles.place} role={tone === 'error' ? 'alert' : 'status'}>
    {children && (
      <div className={`notch edge ${styles.message}`} data-tone={tone}>
        {tone === 'error' && <WarnIcon />}
        {tone === 'good' && <TickIcon />}
        <div>{children}</div>
      </div>
    )}
  </div>
);
