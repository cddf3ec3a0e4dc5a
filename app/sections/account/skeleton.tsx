import styles from './account.module.css';

/** Ruled rows in place of an account that is still to come. */
export const Skeleton = () => (
  <div className={styles.skeleton} aria-busy="true" data-skeleton="">
    <i />
    <i />
    <i />
    <i />
  </div>
);
