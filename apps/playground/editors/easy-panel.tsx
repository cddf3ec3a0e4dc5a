import { Button } from '#ui/button.tsx';
import { useMessages } from '#ui/messages.ts';
import { gestureNames } from '../block-words.ts';
import type { PlaygroundMessage } from '../playground-messages.ts';
import type { Program } from '../program/program.ts';
import { parseProgram } from '../program/program-text.ts';
import type { Move } from '../voice/vocabulary.ts';
import styles from '../workbench.module.css';
import { useWorkbench } from '../workbench-context.ts';
import editors from './editors.module.css';

const maxMoves = 12;

export function EasyPanel({ text, moves }: { text: string; moves: readonly Move[] }) {
  const { runner, row, setRow, openAsBlocks } = useWorkbench();
  const { playground, viewer, motions } = useMessages<PlaygroundMessage>();
  const toProgram = (selectedMoves: readonly Move[]): Program =>
    selectedMoves.flatMap(({ does }) => parseProgram(does, gestureNames({ motions })));

  const press = (move: Move) => {
    setRow([...row.slice(1 - maxMoves), move]);
    void runner.run(toProgram([move]), { fromHome: false });
  };
  const replay = () => {
    if (runner.isRunning) runner.stopWithNote();
    else if (row.length > 0) void runner.run(toProgram(row));
  };

  return (
    <div className="stack">
      <p>{text}</p>
      <div className={editors.moves}>
        {moves.map((move) => (
          <button key={move.word} type="button" className="notch" onClick={() => press(move)}>
            {move.word}
          </button>
        ))}
      </div>
      {row.length > 0 && <p className={editors.said}>{row.map(({ word }) => word).join(' · ')}</p>}
      <div className={styles.runBar}>
        <Button small tone="accent" aria-disabled={row.length === 0 && !runner.isRunning} onClick={replay}>
          {runner.isRunning ? viewer.stop : playground.run}
        </Button>
        <Button
          small
          tone="line"
          aria-disabled={row.length === 0}
          onClick={() => row.length > 0 && openAsBlocks(toProgram(row))}
        >
          {playground.asBlocks}
        </Button>
        <Button small tone="line" aria-disabled={row.length === 0} onClick={() => setRow([])}>
          {playground.clear}
        </Button>
      </div>
    </div>
  );
}
