import { ArrowIcon } from '#ui/icons.tsx';
import { SectionFrame } from '#ui/section-frame.tsx';
import styles from './sale-archive.module.css';
import type { SaleArchiveValue } from './sale-archive.ts';

export const SaleArchiveSection = ({ section }: { section: SaleArchiveValue }) => (
  <SectionFrame id={section.id} anchor={section.anchor} surface="white" heading={section.heading}>
    <ul className={`rows ${styles.sales}`}>
      {section.links.map(({ href, label }) => (
        <li key={href}>
          <a href={href} className={styles.sale}>
            {label}
            <ArrowIcon />
          </a>
        </li>
      ))}
    </ul>
  </SectionFrame>
);
