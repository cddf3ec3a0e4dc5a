interface SelectFieldProps<Value extends string> {
  label: string;
  name: string;
  value: Value;
  options: readonly (readonly [value: string, text: string])[];
  className?: string | undefined;
  onChange: (value: Value) => void;
}

export const SelectField = <Value extends string>({
  label,
  name,
  value,
  options,
  className,
  onChange,
}: SelectFieldProps<Value>) => (
  <label className={className}>
    <span>{label}</span>
    <select name={name} value={value} onChange={({ target }) => onChange(target.value as Value)}>
      {options.map(([option, text]) => (
        <option key={option} value={option}>
          {text}
        </option>
      ))}
    </select>
  </label>
);
