import type { ReactNode } from 'react';
import { ChevronIcon } from '#ui/icons.tsx';
import styles from './list-filter.module.css';
import type { RobotsValue } from './robots.ts';

interface ListFilterProps {
  id: string;
  filter: RobotsValue['filter'];
  counts: readonly string[];
}

export const ListFilter = ({ id, filter, counts }: ListFilterProps) => (
  <form id={id} className={styles.filter} data-list-filter="" aria-label={filter.label} autoComplete="off">
    {filter.shapes.length > 0 && (
      <fieldset className={styles.shapes}>
        <legend className="visually-hidden">{filter.shape}</legend>
        <Shape value="" label={filter.everyShape} isDefault />
        {filter.shapes.map((shape) => (
          <Shape key={shape.value} {...shape} />
        ))}
      </fieldset>
    )}
    {filter.families.length > 1 && (
      <Select name="family" label={filter.family}>
        <option value="">{filter.everyFamily}</option>
        {filter.families.map(({ value, label }) => (
          <option key={value} value={value}>
            {label}
          </option>
        ))}
      </Select>
    )}
    <Select name="sort" label={filter.sort}>
      {filter.orders.map(({ value, label }) => (
        <option key={value} value={value}>
          {label}
        </option>
      ))}
    </Select>
    <label className={styles.available}>
      <input type="checkbox" name="available" value="1" />
      <span>{filter.available}</span>
    </label>
    <div className={styles.result}>
      <p role="status" data-counts={counts.join('|')}>
        {counts.at(-1)}
      </p>
      <button type="button" data-reset="" hidden>
        {filter.reset}
      </button>
    </div>
  </form>
);

const Shape = ({ value, label, isDefault }: { value: string; label: string; isDefault?: boolean }) => (
  <label>
    <input type="radio" name="shape" value={value} defaultChecked={isDefault} />
    <span>{label}</span>
  </label>
);

const Select = ({ name, label, children }: { name: string; label: string; children: ReactNode }) => (
  <label className={styles.select}>
    <span>{label}</span>
    <select name={name}>{children}</select>
    <ChevronIcon />
  </label>
);
