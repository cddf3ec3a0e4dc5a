import styles from './account.module.css';

/** Placeholder rows, shown while the account loads. */
export const Skeleton = () => (
  <div className={styles.skeleton} aria-busy="true" data-skeleton="">
    <i />
    <i />
    <i />
    <i />
  </div>
);
