import { useState } from 'react';

interface NumberFieldProps {
  label: string;
  value: number;
  min: number;
  max: number;
  step: number;
  tabIndex: 0 | -1;
  /** Receives only numbers within the bounds. */
  onValue(value: number): void;
}

/** A number within bounds. Text may be invalid while typing; on blur it becomes the nearest allowed number. */
export function NumberField({ label, value, min, max, step, tabIndex, onValue }: NumberFieldProps) {
  const [typed, setTyped] = useState<string>();
  const toAllowed = (text: string) => Math.min(max, Math.max(min, Math.round(Number(text) / step) * step));
  return (
    <input
      type="number"
      tabIndex={tabIndex}
      inputMode={step < 1 ? 'decimal' : 'numeric'}
      aria-label={label}
      min={min}
      max={max}
      step={step}
      value={typed ?? value}
      onChange={({ currentTarget: { value: text } }) => {
        setTyped(text);
        if (text !== '' && toAllowed(text) === Number(text)) onValue(Number(text));
      }}
      onBlur={() => {
        const isNew =
          typed !== undefined && typed !== '' && Number.isFinite(Number(typed)) && toAllowed(typed) !== value;
        if (isNew) onValue(toAllowed(typed));
        setTyped(undefined);
      }}
    />
  );
}
