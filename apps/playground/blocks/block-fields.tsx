import { useMessages } from '#ui/messages.ts';
import { formatUnit, gestureNames } from '../block-words.ts';
import type { PlaygroundMessage } from '../playground-messages.ts';
import type { Block } from '../program/program.ts';
import { limits } from '../program/program.ts';
import { NumberField } from './number-field.tsx';
import { WordsField } from './words-field.tsx';

interface BlockFieldsProps {
  block: Block;
  /** Tab reaches only the fields of the chosen block. */
  tabIndex: 0 | -1;
  /** `field` names the changed field. */
  onChange(block: Block, field: string): void;
}

/** The input fields of a block: distance, direction, text and so on. */
export function BlockFields({ block, tabIndex, onChange }: BlockFieldsProps) {
  const words = useMessages<PlaygroundMessage>();
  const { playground, motions } = words;
  switch (block.do) {
    case 'walk':
      return (
        <>
          <Direction
            tabIndex={tabIndex}
            label={playground.direction}
            names={[playground.forward, playground.back]}
            number={block.steps}
            onNumber={(steps) => onChange({ ...block, steps }, 'direction')}
          />
          <Amount
            tabIndex={tabIndex}
            number={block.steps}
            max={limits.steps.max}
            label={playground.amount}
            onNumber={(steps) => onChange({ ...block, steps }, 'amount')}
          />
          <span>{formatUnit(Math.abs(block.steps), 'steps', words)}</span>
        </>
      );
    case 'turn':
      return (
        <>
          <Direction
            tabIndex={tabIndex}
            label={playground.direction}
            names={[playground.left, playground.right]}
            number={block.degrees}
            onNumber={(degrees) => onChange({ ...block, degrees }, 'direction')}
          />
          <Amount
            tabIndex={tabIndex}
            number={block.degrees}
            max={limits.degrees.max}
            label={playground.amount}
            onNumber={(degrees) => onChange({ ...block, degrees }, 'amount')}
          />
          <span>{formatUnit(Math.abs(block.degrees), 'degrees', words)}</span>
        </>
      );
    case 'say':
      return (
        <WordsField
          tabIndex={tabIndex}
          label={playground.words}
          value={block.words}
          onValue={(text) => onChange({ ...block, words: text }, 'words')}
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
          {gestureNames(words).map((motion) => (
            <option key={motion} value={motion}>
              {motions[motion]}
            </option>
          ))}
        </select>
      );
    case 'wait':
      return (
        <>
          <NumberField
            tabIndex={tabIndex}
            label={playground.amount}
            value={block.seconds}
            {...limits.seconds}
            step={0.5}
            onValue={(seconds) => onChange({ ...block, seconds }, 'amount')}
          />
          <span>{formatUnit(block.seconds, 'seconds', words)}</span>
        </>
      );
    case 'repeat':
      return (
        <>
          <NumberField
            tabIndex={tabIndex}
            label={playground.amount}
            value={block.times}
            {...limits.times}
            step={1}
            onValue={(times) => onChange({ ...block, times }, 'amount')}
          />
          <span>{formatUnit(block.times, 'times', words)}</span>
        </>
      );
    case 'transform':
      return null;
  }
}

interface SignedNumber {
  tabIndex: 0 | -1;
  label: string;
  number: number;
  onNumber(number: number): void;
}

/** The sign of a number as a choice of two directions. */
const Direction = ({
  tabIndex,
  label,
  names: [ahead, backwards],
  number,
  onNumber,
}: SignedNumber & { names: [string, string] }) => (
  <select
    tabIndex={tabIndex}
    aria-label={label}
    value={Math.sign(number)}
    onChange={({ currentTarget: { value } }) => onNumber(Math.abs(number) * Number(value))}
  >
    <option value={1}>{ahead}</option>
    <option value={-1}>{backwards}</option>
  </select>
);

const Amount = ({ tabIndex, label, number, max, onNumber }: SignedNumber & { max: number }) => (
  <NumberField
    tabIndex={tabIndex}
    label={label}
    value={Math.abs(number)}
    min={1}
    max={max}
    step={1}
    onValue={(amount) => onNumber(amount * Math.sign(number))}
  />
);
