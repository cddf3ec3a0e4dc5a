import { useRef, useState } from 'react';
import { useMessages } from '#ui/messages.ts';
import { gestureNames } from '../block-words.ts';
import type { PlaygroundMessage } from '../playground-messages.ts';
import { type Amount, amounts, type Block, limits } from '../program/program.ts';

interface BlockFieldsProps {
  block: Block;
  /** Tab reaches only the fields of the chosen block. */
  tabIndex: 0 | -1;
  onChange(block: Block, field: string): void;
}

export function BlockFields({ block, tabIndex, onChange }: BlockFieldsProps) {
  const messages = useMessages<PlaygroundMessage>();
  const { playground, motions, format } = messages;
  switch (block.do) {
    case 'transform':
      return null;
    case 'say':
      return (
        <WordsField
          tabIndex={tabIndex}
          label={playground.words}
          value={block.words}
          onValue={(words) => onChange({ ...block, words }, 'words')}
        />
      );
    case 'gesture':
      return (
        <select
          tabIndex={tabIndex}
          aria-label={playground.gesture}
          value={block.motion}
          onChange={({ currentTarget: { value: motion } }) => onChange({ ...block, motion }, 'motion')}
        >
          {gestureNames(messages).map((motion) => (
            <option key={motion} value={motion}>
              {motions[motion]}
            </option>
          ))}
        </select>
      );
    default: {
      const { unit, min, max, step, directions } = amounts[block.do];
      const count = Math.abs(block.amount);
      const sign = Math.sign(block.amount);
      return (
        <>
          {directions && (
            <select
              tabIndex={tabIndex}
              aria-label={playground.direction}
              value={sign}
              onChange={({ currentTarget: { value } }) =>
                onChange({ ...block, amount: count * Number(value) }, 'direction')
              }
            >
              <option value={1}>{playground[directions[0]]}</option>
              <option value={-1}>{playground[directions[1]]}</option>
            </select>
          )}
          <NumberField
            tabIndex={tabIndex}
            label={playground.amount}
            value={count}
            min={min}
            max={max}
            step={step}
            onValue={(value) => onChange({ ...block, amount: value * sign }, 'amount')}
          />
          <span>{format(playground[unit], { count })}</span>
        </>
      );
    }
  }
}

interface FieldProps<Value> {
  label: string;
  value: Value;
  tabIndex: 0 | -1;
  onValue(value: Value): void;
}

interface NumberFieldProps extends FieldProps<number>, Pick<Amount, 'min' | 'max' | 'step'> {}

/** Text may be invalid while typing; on blur it becomes the nearest allowed number. `onValue` gets only those. */
function NumberField({ label, value, min, max, step, tabIndex, onValue }: NumberFieldProps) {
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
        if (typed && toAllowed(typed) !== value) onValue(toAllowed(typed));
        setTyped(undefined);
      }}
    />
  );
}

/** The text may be empty while typing; on blur an empty one becomes the old text. `onValue` gets no empty one. */
function WordsField({ label, value, tabIndex, onValue }: FieldProps<string>) {
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
