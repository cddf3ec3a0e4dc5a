import { useState } from 'react';

interface NumberFieldProps {
  label: string;
  value: number;
  least: number;
  most: number;
  step: number;
  tabIndex: 0 | -1;
  /** Given numbers within the bounds only. */
  onValue(value: number): void;
}

/**
 * A number within bounds. What is typed may be wrong meanwhile; left so, it becomes the nearest number that is allowed.
 */
export function NumberField({ label, value, least, most, step, tabIndex, onValue }: NumberFieldProps) {
  const [typed, setTyped] = useState<string>();
  const allowed = (text: string) => Math.min(most, Math.max(least, Math.round(Number(text) / step) * step));
  return (
    <input
      type="number"
      tabIndex={tabIndex}
      inputMode={step < 1 ? 'decimal' : 'numeric'}
      aria-label={label}
      min={least}
      max={most}
      step={step}
      value={typed ?? value}
      onChange={({ currentTarget: { value: text } }) => {
        setTyped(text);
        if (text !== '' && allowed(text) === Number(text)) onValue(Number(text));
      }}
      onBlur={() => {
        const isNew = typed !== undefined && typed !== '' && Number.isFinite(Number(typed)) && allowed(typed) !== value;
        if (isNew) onValue(allowed(typed));
        setTyped(undefined);
      }}
    />
  );
}
