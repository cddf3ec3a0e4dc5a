import type { PageFrame } from '#core/page-frame.ts';
import { BrandMark } from '#ui/icons.tsx';
import styles from './brand.module.css';

export const Brand = ({ page }: { page: PageFrame }) => (
  <a className={styles.brand} href={page.shell.home} aria-label={`${page.brand}, ${page.shell.region.label}`} lang="en">
    <BrandMark />
    {page.brand}
  </a>
);
