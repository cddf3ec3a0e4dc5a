import { useEffect, useEffectEvent, useRef } from 'react';
import { adoptStyles } from '#ui/adopt-styles.ts';
import { Dialog } from '#ui/dialog.tsx';
import { ScanCode } from '#ui/media/scan-code.tsx';
import { useMessages } from '#ui/messages.ts';
import styles from './at-home.module.css';
import sheet from './at-home.module.css?inline';

adoptStyles(sheet);

export function AtHomeCode({ id, address, onClose }: { id: string; address: string; onClose(): void }) {
  const { viewer } = useMessages<'viewer'>();
  const content = useRef<HTMLDivElement>(null);
  const reportClosed = useEffectEvent(onClose);
  useEffect(() => {
    const dialog = content.current?.closest('dialog');
    if (!dialog) return;
    const close = () => reportClosed();
    dialog.addEventListener('close', close);
    dialog.showModal();
    return () => dialog.removeEventListener('close', close);
  }, []);
  return (
    <Dialog id={id} title={viewer.atHome} className={styles.dialog}>
      <div className={`stack-s ${styles.code}`} ref={content}>
        <ScanCode address={address} label={viewer.code} />
        <p>{viewer.scan}</p>
      </div>
    </Dialog>
  );
}
