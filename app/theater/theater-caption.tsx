import type { SectionOf } from '#rules/sections/registry.ts';
import styles from './theater.module.css';

export const TheaterCaption = ({ title, caption }: Pick<SectionOf<'theater'>, 'title' | 'caption'>) => (
  <p className={styles.caption}>
    <b className="title">{title}</b>
    <span className="small">{caption}</span>
  </p>
);
