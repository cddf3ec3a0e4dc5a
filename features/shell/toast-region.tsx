import { usePage } from '#ui/page-context.tsx';
import styles from './toast-region.module.css';

/** The live region of `showToast`, in the top layer. It carries the message for an island that fails to load. */
export function ToastRegion() {
  const { failure } = usePage().messages;
  return (
    <div
      className={styles.region}
      data-toasts=""
      data-island-failure={failure.island}
      data-keep=""
      popover="manual"
      role="status"
    />
  );
}
