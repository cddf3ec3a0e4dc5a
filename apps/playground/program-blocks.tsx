import { useMessages } from '#ui/messages.ts';
import { describeBlock, gestureNames } from './block-words.ts';
import type { PlaygroundMessage, PlaygroundMessages } from './playground-messages.ts';
import type { Program } from './program/program.ts';
import { parseProgram } from './program/program-text.ts';
import styles from './program-blocks.module.css';

/** A program of content as a stack of blocks, to look at. Throws if it cannot be read. */
export function ProgramBlocks({ program }: { program: string }) {
  const messages = useMessages<PlaygroundMessage>();
  return <BlockStack blocks={parseProgram(program, gestureNames(messages))} messages={messages} />;
}

const BlockStack = ({ blocks, messages }: { blocks: Program; messages: PlaygroundMessages }) => (
  <ol className={styles.stack}>
    {blocks.map((block, index) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: the blocks never change
      <li key={index} data-do={block.do}>
        <span className="notch-s">{describeBlock(block, messages)}</span>
        {block.do === 'repeat' && <BlockStack blocks={block.blocks} messages={messages} />}
      </li>
    ))}
  </ol>
);
