import styles from './toast-region.module.css';

/** Where `showToast` of the client puts its messages: a polite live region in the top layer. */
export const ToastRegion = () => <div className={styles.region} data-toasts="" data-keep="" popover="manual" role="status" />;
