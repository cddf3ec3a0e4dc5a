import { useId, useState } from 'react';
import { adoptStyles } from '#ui/adopt-styles.ts';
import { CurvesDiagram } from '#ui/media/program-diagrams.tsx';
import { useMessages } from '#ui/messages.ts';
import tabStyles from '#ui/tab-row.module.css';
import tabSheet from '#ui/tab-row.module.css?inline';
import { Tabs } from '#ui/tabs.tsx';
import { TextLink } from '#ui/text-link.tsx';
import { BlockPanel } from './blocks/block-panel.tsx';
import blocks from './blocks/blocks.module.css?inline';
import { EasyPanel } from './editors/easy-panel.tsx';
import editorStyles from './editors/editors.module.css';
import editors from './editors/editors.module.css?inline';
import { PosePanel } from './editors/pose-panel.tsx';
import { usePoses } from './editors/use-poses.ts';
import type { PlaygroundMessage } from './playground-messages.ts';
import type { Program } from './program/program.ts';
import { useProgram } from './program/use-program.ts';
import type { ProgramStage } from './run/use-program-stage.ts';
import type { RobotVoice } from './run/use-robot-voice.ts';
import { useRunner } from './run/use-runner.ts';
import { useTalk } from './voice/use-talk.ts';
import type { Move, PlaygroundMode, Vocabulary } from './voice/vocabulary.ts';
import { VoicePanel } from './voice/voice-panel.tsx';
import styles from './workbench.module.css';
import frame from './workbench.module.css?inline';
import { WorkbenchContext } from './workbench-context.ts';

for (const sheet of [tabSheet, frame, blocks, editors]) adoptStyles(sheet);

export interface WorkbenchProps {
  stage: ProgramStage;
  modes: PlaygroundMode[];
  vocabulary: Vocabulary;
  sample: string;
  hello: string;
  about: string;
  page: string;
  account?: string | undefined;
  voice: RobotVoice;
}

export function Workbench(props: WorkbenchProps) {
  const { stage, modes, vocabulary, sample, about, page, voice } = props;
  const { robot } = stage;
  const { playground } = useMessages<PlaygroundMessage>();
  const id = useId();
  const [chosen, setChosen] = useState<PlaygroundMode['mode']>('blocks');
  const editor = useProgram(page, sample);
  const poses = usePoses(robot);
  const runner = useRunner({ stage, voice, onNote: editor.setNote, onRest: poses.reset });
  const talk = useTalk({ robot, runner, vocabulary, voice });
  const [row, setRow] = useState<readonly Move[]>([]);
  const currentMode = modes.find(({ mode }) => mode === chosen);

  const choose = (mode: PlaygroundMode['mode']) => {
    if (mode !== chosen) {
      runner.stop();
      editor.setNote('');
    }
    setChosen(mode);
  };
  const openAsBlocks = (program: Program) => {
    runner.stop();
    if (editor.replace(program)) choose('blocks');
  };

  return (
    <div className={`stack ${styles.workbench}`}>
      <Tabs
        id={id}
        className={tabStyles.row}
        label={playground.modes}
        tabs={modes.map(({ mode, title }) => ({ id: mode, label: title }))}
        current={chosen}
        onChange={choose}
      />
      <div role="tabpanel" id={`${id}-panel`} aria-labelledby={`${id}-${currentMode?.mode}`}>
        <WorkbenchContext value={{ ...props, editor, runner, poses, talk, row, setRow, openAsBlocks }}>
          {currentMode?.mode === 'blocks' && <BlockPanel />}
          {currentMode?.mode === 'voice' && <VoicePanel text={currentMode.text} />}
          {currentMode?.mode === 'manual' && <PosePanel text={currentMode.text} />}
          {currentMode?.mode === 'easy' && <EasyPanel text={currentMode.text} moves={currentMode.moves} />}
        </WorkbenchContext>
        {currentMode?.mode === 'pc' && (
          <div className="stack">
            <div className={`notch ${editorStyles.diagram}`}>
              <CurvesDiagram />
            </div>
            <p className="lead">{currentMode.text}</p>
            <p>{playground.elsewhere}</p>
            <TextLink link={{ href: `#${about}`, external: false }}>{playground.about}</TextLink>
          </div>
        )}
      </div>
      <p className={`small ${styles.note}`} role="status">
        {editor.note}
      </p>
    </div>
  );
}
