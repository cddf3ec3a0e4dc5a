import { useState } from 'react';
import { Button } from '../../ui/button.tsx';
import { PlayIcon } from '../../ui/icons.tsx';
import type { PlaygroundWords } from '../playground-words.ts';
import type { Program } from '../program/program.ts';
import { createProgramUrl } from '../program/program-link.ts';
import styles from '../workbench.module.css';
import type { useRunner } from './use-runner.ts';

interface RunBarProps {
  program: Program;
  runner: ReturnType<typeof useRunner>;
  words: PlaygroundWords;
  undo: (() => void) | undefined;
  onNote(words: string): void;
}

/** Buttons for the whole program: run, step, undo, share. */
export function RunBar({ program, runner, words: { playground, stop }, undo, onNote }: RunBarProps) {
  const [linkToCopy, setLinkToCopy] = useState<{ program: Program; link: string }>();
  const isEmpty = program.length === 0;

  /** Also puts the link into the URL, so that a reload finds the program. */
  async function share(): Promise<void> {
    const url = createProgramUrl(program, location.href);
    history.replaceState(history.state, '', url);
    try {
      await navigator.clipboard.writeText(url);
      setLinkToCopy(undefined);
      onNote(playground.shared);
    } catch {
      setLinkToCopy({ program, link: url });
      onNote(playground.shareFailed);
    }
  }

  function runOrStop(): void {
    if (runner.isRunning) runner.stopWithNote();
    else if (!isEmpty) void runner.run(program);
  }

  return (
    <div className={styles.runBar}>
      <Button small tone="accent" aria-disabled={isEmpty && !runner.isRunning} onClick={runOrStop}>
        {!runner.isRunning && <PlayIcon />}
        {runner.isRunning ? stop : playground.run}
      </Button>
      <Button small tone="line" aria-disabled={isEmpty} onClick={() => !isEmpty && void runner.step(program)}>
        {playground.step}
      </Button>
      <Button small tone="line" aria-disabled={!undo} onClick={undo}>
        {playground.undo}
      </Button>
      <Button small tone="line" aria-disabled={isEmpty} onClick={() => !isEmpty && void share()}>
        {playground.share}
      </Button>
      {linkToCopy?.program === program && (
        <input
          type="text"
          readOnly
          value={linkToCopy.link}
          aria-label={playground.share}
          onFocus={({ currentTarget }) => currentTarget.select()}
        />
      )}
    </div>
  );
}
