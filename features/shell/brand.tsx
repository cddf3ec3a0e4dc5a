import { BrandMark } from '#ui/icons.tsx';
import { usePage } from '#ui/page-context.tsx';
import styles from './brand.module.css';

export function Brand() {
  const { brand, shell } = usePage();
  return (
    <a className={styles.brand} href={shell.home} aria-label={`${brand}, ${shell.region.label}`} lang="en">
      <BrandMark />
      {brand}
    </a>
  );
}
