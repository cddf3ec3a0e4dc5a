import { usePage } from '#ui/page-context.tsx';
import styles from '#ui/text-link.module.css';

/** Shares the page. It cannot be seen until its script enables it. */
export function ShareButton() {
  const { share, linkCopied, copyFailed } = usePage().messages.productPage;
  return (
    <button
      type="button"
      className={styles.link}
      data-share=""
      data-keep=""
      data-copied={linkCopied}
      data-failed={copyFailed}
      disabled
    >
      <span>{share}</span>
    </button>
  );
}
