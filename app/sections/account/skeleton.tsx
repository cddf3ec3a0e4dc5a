import styles from './account.module.css';

/** Placeholder of a part while it loads: of rows, or as large as a robot's card. */
export const Skeleton = ({ look = 'rows' }: { look?: 'rows' | 'card' }) => (
  <div className={styles.skeleton} aria-busy="true" data-skeleton={look}>
    <i />
    <i />
  </div>
);
