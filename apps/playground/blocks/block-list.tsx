import type { KeyboardEvent } from 'react';
import { useMessages } from '#ui/messages.ts';
import { blockName, describeBlock } from '../block-words.ts';
import type { PlaygroundMessage } from '../playground-messages.ts';
import { isSamePath, type Path } from '../program/edit-program.ts';
import type { Program } from '../program/program.ts';
import { useWorkbench } from '../workbench-context.ts';
import { BlockFields } from './block-fields.tsx';
import styles from './blocks.module.css';
import type { useBlockDrag } from './use-block-drag.ts';

interface BlockListProps {
  program: Program;
  /** Path of the enclosing block; empty for the program itself. */
  parent?: Path;
  drag: ReturnType<typeof useBlockDrag>;
  onKeyDown(event: KeyboardEvent): void;
}

export function BlockList({ program, parent = [], ...list }: BlockListProps) {
  const messages = useMessages<PlaygroundMessage>();
  const { drag, onKeyDown } = list;
  const { editor, runner } = useWorkbench();
  const { chosen } = editor;
  return (
    <ol className={styles.blocks}>
      {program.map((block, index) => {
        const path = [...parent, index];
        const address = path.join('.');
        const isFirst = address === '0';
        const isChosen = isSamePath(chosen, path);
        return (
          // A block is identified by its position only.
          // biome-ignore lint/suspicious/noArrayIndexKey: see above
          <li key={index}>
            <fieldset
              className={`notch-s ${styles.block}`}
              aria-label={blockName(block.do, messages)}
              data-path={address}
              data-kind={block.do}
              data-chosen={isChosen ? '' : undefined}
              data-running={isSamePath(runner.at, path) ? '' : undefined}
              data-dragged={isSamePath(drag.dragged?.path, path) ? '' : undefined}
              data-drop={isSamePath(drag.drop?.path, path) ? drag.drop?.side : undefined}
              onFocus={() => !isChosen && editor.choose(path)}
              onBlur={editor.leaveField}
            >
              <button
                type="button"
                className={styles.grip}
                tabIndex={isChosen || (!chosen && isFirst) ? 0 : -1}
                aria-label={describeBlock(block, messages)}
                aria-current={isSamePath(runner.at, path) ? 'step' : undefined}
                aria-describedby={isFirst ? 'playground-keys' : undefined}
                onClick={({ currentTarget }) => currentTarget.focus()}
                onKeyDown={onKeyDown}
                onPointerDown={(event) => drag.begin(event, { path })}
              >
                {blockName(block.do, messages)}
              </button>
              <BlockFields
                tabIndex={isChosen ? 0 : -1}
                block={block}
                onChange={(changed, field) => editor.updateField(path, changed, field)}
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
