import { createContext, use } from 'react';
import type { usePoses } from './editors/use-poses.ts';
import type { Program } from './program/program.ts';
import type { useProgram } from './program/use-program.ts';
import type { useRunner } from './run/use-runner.ts';
import type { useTalk } from './voice/use-talk.ts';
import type { Move } from './voice/vocabulary.ts';
import type { WorkbenchProps } from './workbench.tsx';

/** State of the open workbench, which each mode keeps while another is shown. */
interface WorkbenchState extends WorkbenchProps {
  editor: ReturnType<typeof useProgram>;
  runner: ReturnType<typeof useRunner>;
  poses: ReturnType<typeof usePoses>;
  talk: ReturnType<typeof useTalk>;
  row: readonly Move[];
  setRow(row: readonly Move[]): void;
  /** Ends what runs and shows a program in the block editor, if it fits there. */
  openAsBlocks(program: Program): void;
}

export const WorkbenchContext = createContext<WorkbenchState | undefined>(undefined);

export function useWorkbench(): WorkbenchState {
  const workbench = use(WorkbenchContext);
  if (!workbench) throw new Error('useWorkbench() was called outside the workbench');
  return workbench;
}
