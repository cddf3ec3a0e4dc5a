import type { ComponentProps } from 'react';
import { ChevronIcon } from '../icons.tsx';
import styles from './field.module.css';
import { controlOf, FieldFrame } from './field.tsx';

interface SelectFieldProps extends ComponentProps<typeof FieldFrame> {
  /** Shown while nothing is chosen. */
  placeholder: string;
  options: readonly { value: string; label: string }[];
}

/** A choice from a list, as a native select. */
export const SelectField = ({
  field,
  label,
  aside,
  hint,
  className,
  placeholder,
  options,
}: Omit<SelectFieldProps, 'children'>) => (
  <FieldFrame field={field} label={label} aside={aside} hint={hint} className={className}>
    <div className={styles.select}>
      <select {...controlOf(field, hint)}>
        <option value="">{placeholder}</option>
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.label}
          </option>
        ))}
      </select>
      <ChevronIcon />
    </div>
  </FieldFrame>
);
