import type { KeyboardEvent, PointerEvent } from 'react';
import { useMessages } from '#ui/messages.ts';
import { blockName, describeBlock } from '../block-words.ts';
import type { PlaygroundMessage } from '../playground-messages.ts';
import type { Path } from '../program/edit-program.ts';
import { isSamePath } from '../program/edit-program.ts';
import type { Block, Program } from '../program/program.ts';
import { BlockFields } from './block-fields.tsx';
import styles from './blocks.module.css';
import type { DropPlace } from './use-block-drag.ts';

interface BlockListProps {
  program: Program;
  /** Path of the enclosing block; empty for the program itself. */
  parent?: Path;
  /** The block that Tab reaches and that the buttons act on. */
  chosen: Path | undefined;
  /** The block that runs now. */
  running: Path | undefined;
  dragged: Path | undefined;
  drop: DropPlace | undefined;
  onChoose(path: Path): void;
  onChange(path: Path, block: Block, field: string): void;
  /** Called when the focus leaves a field or a grip. */
  onLeave(): void;
  onKeyDown(event: KeyboardEvent): void;
  onGrip(event: PointerEvent<HTMLElement>, path: Path): void;
}

/** A list of blocks, with nested lists for repetitions. */
export function BlockList({ program, parent = [], ...list }: BlockListProps) {
  const words = useMessages<PlaygroundMessage>();
  const { chosen, running, dragged, drop, onChoose, onChange, onLeave, onKeyDown, onGrip } = list;
  return (
    <ol className={styles.blocks}>
      {program.map((block, index) => {
        const path = [...parent, index];
        const place = path.join('.');
        const isFirst = place === '0';
        const isChosen = isSamePath(chosen, path);
        return (
          // A block is identified by its position only.
          // biome-ignore lint/suspicious/noArrayIndexKey: see above
          <li key={index}>
            <fieldset
              className={`notch-s ${styles.block}`}
              aria-label={blockName(block.do, words)}
              data-path={place}
              data-kind={block.do}
              data-chosen={isChosen ? '' : undefined}
              data-running={isSamePath(running, path) ? '' : undefined}
              data-dragged={isSamePath(dragged, path) ? '' : undefined}
              data-drop={isSamePath(drop?.path, path) ? drop?.side : undefined}
              onFocus={() => !isChosen && onChoose(path)}
              onBlur={onLeave}
            >
              <button
                type="button"
                className={styles.grip}
                tabIndex={isChosen || (!chosen && isFirst) ? 0 : -1}
                aria-label={describeBlock(block, words)}
                aria-current={isSamePath(running, path) ? 'step' : undefined}
                aria-describedby={isFirst ? 'playground-keys' : undefined}
                onClick={({ currentTarget }) => currentTarget.focus()}
                onKeyDown={onKeyDown}
                onPointerDown={(event) => onGrip(event, path)}
              >
                {blockName(block.do, words)}
              </button>
              <BlockFields
                tabIndex={isChosen ? 0 : -1}
                block={block}
                onChange={(changed, field) => onChange(path, changed, field)}
              />
            </fieldset>
            {block.do === 'repeat' && block.blocks.length > 0 && (
              <BlockList {...list} program={block.blocks} parent={path} />
            )}
          </li>
        );
      })}
    </ol>
  );
}
