import { usePage } from '#ui/page-context.tsx';
import { describeBlock, gesturesOf } from './block-words.ts';
import { createPlaygroundWords } from './create-playground-words.ts';
import type { PlaygroundWords } from './playground-words.ts';
import type { Program } from './program/program.ts';
import { parseProgram } from './program/program-text.ts';
import styles from './program-blocks.module.css';

/** A program of content as a stack of blocks, to look at. Throws if it cannot be read. */
export function ProgramBlocks({ program }: { program: string }) {
  const { messages, lang } = usePage();
  return (
    <BlockStack blocks={parseProgram(program, gesturesOf(messages))} words={createPlaygroundWords(messages, lang)} />
  );
}

const BlockStack = ({ blocks, words }: { blocks: Program; words: PlaygroundWords }) => (
  <ol className={styles.stack}>
    {blocks.map((block, index) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: the blocks never change
      <li key={index} data-do={block.do}>
        <span className="notch-s">{describeBlock(block, words)}</span>
        {block.do === 'repeat' && <BlockStack blocks={block.blocks} words={words} />}
      </li>
    ))}
  </ol>
);
