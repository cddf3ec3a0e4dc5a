import type { TheaterValue } from '#features/product/theater.ts';
import styles from './theater.module.css';

export const TheaterCaption = ({ title, caption }: Pick<TheaterValue, 'title' | 'caption'>) => (
  <p className={styles.caption}>
    <b className="title">{title}</b>
    <span className="small">{caption}</span>
  </p>
);
