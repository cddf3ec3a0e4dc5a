import type { ReactNode } from 'react';
import { CloseIcon, PlusIcon } from '#ui/icons.tsx';
import { useMessages } from '#ui/messages.ts';
import { describeBlock } from '../block-words.ts';
import type { PlaygroundMessage } from '../playground-messages.ts';
import type { Direction, Path } from '../program/edit-program.ts';
import { blockAt, shiftBlock } from '../program/edit-program.ts';
import type { Program } from '../program/program.ts';
import { ProgramError } from '../program/program.ts';
import styles from './blocks.module.css';

interface BlockToolsProps {
  program: Program;
  chosen: Path | undefined;
  onMove(path: Path, direction: Direction): void;
  onCopy(path: Path): void;
  onRemove(path: Path): void;
}

const arrows: Record<Direction, string> = {
  up: 'M7 13V1M2 6l5-5 5 5',
  down: 'M7 1v12M2 8l5 5 5-5',
  in: 'M1 2v10M4 7h9M9 3l4 4-4 4',
  out: 'M13 2v10M10 7H1M5 3L1 7l4 4',
};

/** Buttons for the chosen block. */
export function BlockTools({ program, chosen, onMove, onCopy, onRemove }: BlockToolsProps) {
  const words = useMessages<PlaygroundMessage>();
  const { playground } = words;
  const names: Record<Direction, string> = {
    up: playground.up,
    down: playground.down,
    in: playground.into,
    out: playground.out,
  };
  const block = chosen && blockAt(program, chosen);
  return (
    <fieldset className={styles.tools} aria-label={block && describeBlock(block, words)}>
      {(Object.keys(names) as Direction[]).map((direction) => (
        <Tool
          key={direction}
          label={names[direction]}
          isOff={!chosen || !canMove(program, chosen, direction)}
          onUse={() => chosen && onMove(chosen, direction)}
        >
          <svg viewBox="0 0 14 14" aria-hidden="true">
            <path d={arrows[direction]} fill="none" stroke="currentColor" strokeWidth={1.6} />
          </svg>
        </Tool>
      ))}
      <Tool label={playground.copy} isOff={!block} onUse={() => chosen && onCopy(chosen)}>
        <PlusIcon />
      </Tool>
      <Tool label={playground.remove} isOff={!block} onUse={() => chosen && onRemove(chosen)}>
        <CloseIcon />
      </Tool>
    </fieldset>
  );
}

/** Not `disabled` when it has nothing to do, so that it keeps the focus. */
const Tool = ({
  label,
  isOff,
  onUse,
  children,
}: {
  label: string;
  isOff: boolean;
  onUse(): void;
  children: ReactNode;
}) => (
  <button type="button" aria-label={label} title={label} aria-disabled={isOff} onClick={() => !isOff && onUse()}>
    {children}
  </button>
);

/** Also true beyond the limits, so that the visitor can press the button and learn why the move is refused. */
function canMove(program: Program, path: Path, direction: Direction): boolean {
  try {
    return shiftBlock(program, path, direction) !== undefined;
  } catch (error) {
    return error instanceof ProgramError;
  }
}
