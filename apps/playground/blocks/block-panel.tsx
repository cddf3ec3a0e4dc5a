import { type KeyboardEvent, type ReactNode, useEffect, useRef } from 'react';
import { CloseIcon, PlusIcon } from '#ui/icons.tsx';
import { useMessages } from '#ui/messages.ts';
import { blockKinds, blockName, describeBlock, newBlock } from '../block-words.ts';
import type { PlaygroundMessage } from '../playground-messages.ts';
import {
  addBlock,
  blockAt,
  blockPaths,
  copyBlock,
  type Direction,
  insertBlock,
  isSamePath,
  moveBlock,
  type Path,
  removeBlock,
  shiftBlock,
} from '../program/edit-program.ts';
import { type Block, type Program, ProgramError } from '../program/program.ts';
import { RunBar } from '../run/run-bar.tsx';
import { useWorkbench } from '../workbench-context.ts';
import { BlockList } from './block-list.tsx';
import styles from './blocks.module.css';
import { type DragItem, type DropPlace, landingPath, useBlockDrag } from './use-block-drag.ts';

const arrows: Record<string, Direction> = { ArrowUp: 'up', ArrowDown: 'down', ArrowRight: 'in', ArrowLeft: 'out' };

export function BlockPanel() {
  const { editor, hello } = useWorkbench();
  const words = useMessages<PlaygroundMessage>();
  const { program, chosen, change } = editor;
  const { playground } = words;
  const drag = useBlockDrag(drop);
  const { list } = drag;
  const palette = useRef<HTMLFieldSetElement>(null);
  const wantsFocus = useRef(false);

  // After the last block is removed, the focus goes to the palette.
  // biome-ignore lint/correctness/useExhaustiveDependencies: another block may have come to the same path
  useEffect(() => {
    if (!wantsFocus.current) return;
    wantsFocus.current = false;
    const row = chosen
      ? list.current?.querySelector<HTMLElement>(`[data-path="${chosen.join('.')}"] button`)
      : palette.current?.querySelector('button');
    row?.focus();
  }, [chosen, program]);

  const add = (kind: Block['do']) =>
    change(() => addBlock(program, chosen, newBlock(kind, words, hello)), playground.added);
  const move = (path: Path, direction: Direction) =>
    change(() => shiftBlock(program, path, direction), playground.moved);
  const remove = (path: Path) => change(() => removeBlock(program, path), playground.removed, blockAt(program, path));

  function drop(item: DragItem, place: DropPlace | undefined) {
    const to = place ? landingPath(place) : [program.length];
    if (item.kind) change(() => insertBlock(program, to, newBlock(item.kind, words, hello)), playground.added);
    else change(() => moveBlock(program, item.path, to), playground.moved);
  }

  function onKeyDown(event: KeyboardEvent) {
    if (!chosen || event.ctrlKey || event.metaKey || event.shiftKey) return;
    const direction = arrows[event.key];
    const paths = blockPaths(program);
    const index = paths.findIndex((path) => isSamePath(path, chosen));
    const next = { ArrowUp: index - 1, ArrowDown: index + 1, Home: 0, End: paths.length - 1 }[event.key];
    if (event.altKey && direction) wantsFocus.current = move(chosen, direction);
    else if (!event.altKey && next !== undefined && paths[next]) {
      wantsFocus.current = true;
      editor.choose(paths[next]);
    } else if (event.key === 'Delete' || event.key === 'Backspace') wantsFocus.current = remove(chosen);
    else return;
    event.preventDefault();
  }

  const { dragged } = drag;
  const draggedBlock = dragged?.path && blockAt(program, dragged.path);
  const ghostText = draggedBlock ? describeBlock(draggedBlock, words) : dragged?.kind && blockName(dragged.kind, words);

  return (
    <div className="stack">
      <fieldset className={styles.palette} ref={palette} aria-label={playground.palette}>
        {blockKinds.map((kind) => (
          <button
            key={kind}
            type="button"
            className={`notch-s ${styles.piece}`}
            data-kind={kind}
            onPointerDown={(event) => event.pointerType !== 'touch' && drag.begin(event, { kind })}
            // Clicks by keyboard have a `detail` of 0.
            onClick={({ detail }) => (detail === 0 || !drag.hasMoved.current) && add(kind)}
          >
            {blockName(kind, words)}
          </button>
        ))}
      </fieldset>
      <section className={`notch ${styles.program}`} ref={list} aria-label={playground.program}>
        {program.length === 0 && <p className="small">{playground.empty}</p>}
        <BlockList program={program} drag={drag} onKeyDown={onKeyDown} />
      </section>
      <BlockTools onMove={move} onRemove={remove} />
      <RunBar />
      <p className="visually-hidden" id="playground-keys">
        {playground.keys}
      </p>
      <div className={`notch-s ${styles.ghost}`} ref={drag.ghost} hidden={!dragged} aria-hidden="true">
        {ghostText}
      </div>
    </div>
  );
}

interface BlockToolsProps {
  onMove(path: Path, direction: Direction): void;
  onRemove(path: Path): void;
}

const moves = [
  { direction: 'up', label: 'up', icon: 'M7 13V1M2 6l5-5 5 5' },
  { direction: 'down', label: 'down', icon: 'M7 1v12M2 8l5 5 5-5' },
  { direction: 'in', label: 'into', icon: 'M1 2v10M4 7h9M9 3l4 4-4 4' },
  { direction: 'out', label: 'out', icon: 'M13 2v10M10 7H1M5 3L1 7l4 4' },
] as const;

function BlockTools({ onMove, onRemove }: BlockToolsProps) {
  const { program, chosen, change } = useWorkbench().editor;
  const messages = useMessages<PlaygroundMessage>();
  const { playground } = messages;
  const block = chosen && blockAt(program, chosen);
  const copy = (path: Path) => change(() => copyBlock(program, path), playground.added);
  /** A button that is never `disabled`, because that would take the focus from it. */
  const tool = (label: string, isOff: boolean, icon: ReactNode, use: (path: Path) => void) => (
    <button
      key={label}
      type="button"
      className="icon-button"
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
      {tool(playground.copy, !block, <PlusIcon />, copy)}
      {tool(playground.remove, !block, <CloseIcon />, onRemove)}
    </fieldset>
  );
}

/** Returns true also beyond the limits, so that the visitor can press the button and learn why it is refused. */
function canMove(program: Program, path: Path, direction: Direction): boolean {
  try {
    return shiftBlock(program, path, direction) !== undefined;
  } catch (error) {
    return error instanceof ProgramError;
  }
}
