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

const moves = [
  { direction: 'up', label: 'up', icon: 'M7 13V1M2 6l5-5 5 5' },
  { direction: 'down', label: 'down', icon: 'M7 1v12M2 8l5 5 5-5' },
  { direction: 'in', label: 'into', icon: 'M1 2v10M4 7h9M9 3l4 4-4 4' },
  { direction: 'out', label: 'out', icon: 'M13 2v10M10 7H1M5 3L1 7l4 4' },
] as const;

/** Buttons for the chosen block. */
export function BlockTools({ program, chosen, onMove, onCopy, onRemove }: BlockToolsProps) {
  const messages = useMessages<PlaygroundMessage>();
  const { playground } = messages;
  const block = chosen && blockAt(program, chosen);
  /** Not `disabled` when it has nothing to do, so that it keeps the focus. */
  const tool = (label: string, isOff: boolean, icon: ReactNode, use: (path: Path) => void) => (
    <button
      key={label}
      type="button"
      aria-label={label}
      title={label}
      aria-disabled={isOff}
      onClick={() => chosen && !isOff && use(chosen)}
    >
      {icon}
    </button>
  );
  return (
    <fieldset className={styles.tools} aria-label={block && describeBlock(block, messages)}>
      {moves.map(({ direction, label, icon }) =>
        tool(
          playground[label],
          !chosen || !canMove(program, chosen, direction),
          <svg viewBox="0 0 14 14" aria-hidden="true">
            <path d={icon} fill="none" stroke="currentColor" strokeWidth={1.6} />
          </svg>,
          (path) => onMove(path, direction),
        ),
      )}
      {tool(playground.copy, !block, <PlusIcon />, onCopy)}
      {tool(playground.remove, !block, <CloseIcon />, onRemove)}
    </fieldset>
  );
}

/** Also true beyond the limits, so that the visitor can press the button and learn why the move is refused. */
function canMove(program: Program, path: Path, direction: Direction): boolean {
  try {
    return shiftBlock(program, path, direction) !== undefined;
  } catch (error) {
    return error instanceof ProgramError;
  }
}
