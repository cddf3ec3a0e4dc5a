import { useRef, useState } from 'react';
import { limits } from '../program/program.ts';

interface WordsFieldProps {
  label: string;
  value: string;
  tabIndex: 0 | -1;
  /** Never receives an empty string. */
  onValue(value: string): void;
}

/** A text that may be empty while typing; on blur an empty one becomes the old text again. */
export function WordsField({ label, value, tabIndex, onValue }: WordsFieldProps) {
  const [isEmptied, setEmptied] = useState(false);
  const valueBefore = useRef(value);
  return (
    <input
      type="text"
      tabIndex={tabIndex}
      aria-label={label}
      maxLength={limits.words}
      value={isEmptied ? '' : value}
      onChange={({ currentTarget: { value: typed } }) => {
        setEmptied(typed === '');
        if (typed !== '') onValue(typed);
      }}
      onFocus={() => {
        valueBefore.current = value;
      }}
      onBlur={() => {
        if (isEmptied) onValue(valueBefore.current);
        setEmptied(false);
      }}
    />
  );
}
