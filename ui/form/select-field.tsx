import { ChevronIcon } from '../icons.tsx';
import styles from '../select.module.css';
import { controlOf, FieldFrame } from './field.tsx';
import type { BoundField } from './use-form.ts';

interface SelectFieldProps {
  field: BoundField;
  label: string;
  placeholder: string;
  options: readonly { id: string; name: string }[];
}

export const SelectField = ({ field, label, placeholder, options }: SelectFieldProps) => (
  <FieldFrame field={field} label={label}>
    <div className={styles.select}>
      <select {...controlOf(field, undefined)}>
        <option value="">{placeholder}</option>
        {options.map(({ id, name }) => (
          <option key={id} value={id}>
            {name}
          </option>
        ))}
      </select>
      <ChevronIcon />
    </div>
  </FieldFrame>
);
