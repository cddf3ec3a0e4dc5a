import { type KeyboardEvent, useId, useRef, useState } from 'react';
import { adoptStyles } from '#ui/adopt-styles.ts';
import { CurvesDiagram } from '#ui/media/program-diagrams.tsx';
import { useMessages } from '#ui/messages.ts';
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
import type { StageRobot } from './run/stage-robot.ts';
import type { StageVisibility } from './run/stage-visibility.ts';
import type { RobotVoice } from './run/use-robot-voice.ts';
import { useRunner } from './run/use-runner.ts';
import { useTalk } from './voice/use-talk.ts';
import type { Move, PlaygroundMode, Vocabulary } from './voice/vocabulary.ts';
import { VoicePanel } from './voice/voice-panel.tsx';
import styles from './workbench.module.css';
import frame from './workbench.module.css?inline';

for (const sheet of [frame, blocks, editors]) adoptStyles(sheet);

export interface WorkbenchProps {
  robot: StageRobot;
  /** Visibility of the robot's stage. */
  visibility: StageVisibility;
  modes: PlaygroundMode[];
  vocabulary: Vocabulary;
  sample: string;
  hello: string;
  /** Anchor of the section that describes all modes. */
  about: string;
  /** Slug of the robot's product page. */
  page: string;
  /** The account page. */
  account?: string | undefined;
  voice: RobotVoice;
}

const tabSteps: Record<string, (current: number, count: number) => number> = {
  ArrowRight: (current, count) => (current + 1) % count,
  ArrowLeft: (current, count) => (current + count - 1) % count,
  Home: () => 0,
  End: (_current, count) => count - 1,
};

/** The programming modes, each in a tab. Every mode keeps its state while another is open. */
export function Workbench({
  robot,
  visibility,
  modes,
  vocabulary,
  sample,
  hello,
  about,
  page,
  account,
  voice,
}: WorkbenchProps) {
  const { playground } = useMessages<PlaygroundMessage>();
  const id = useId();
  const tabs = useRef<HTMLDivElement>(null);
  const [chosen, setChosen] = useState<PlaygroundMode['mode']>('blocks');
  const editor = useProgram(page, sample);
  const poses = usePoses(robot);
  const runner = useRunner({ robot, visibility, voice, onNote: editor.setNote, onRest: poses.reset });
  const talk = useTalk({ robot, runner, vocabulary, voice });
  const [row, setRow] = useState<readonly Move[]>([]);
  const current = modes.findIndex(({ mode }) => mode === chosen);
  const currentMode = modes[current];

  const choose = (mode: PlaygroundMode['mode']) => {
    if (mode !== chosen) {
      runner.stop();
      editor.setNote('');
    }
    setChosen(mode);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const next = modes[tabSteps[event.key]?.(current, modes.length) ?? -1];
    if (!next) return;
    event.preventDefault();
    choose(next.mode);
    tabs.current?.querySelector<HTMLElement>(`[data-mode="${next.mode}"]`)?.focus({ preventScroll: true });
  };
  const openAsBlocks = (program: Program) => {
    runner.stop();
    if (editor.replace(program)) choose('blocks');
  };

  return (
    <div className={styles.workbench}>
      <div className={styles.tabs} role="tablist" aria-label={playground.modes} ref={tabs} onKeyDown={onKeyDown}>
        {modes.map(({ mode, title }, index) => (
          <button
            key={mode}
            type="button"
            role="tab"
            id={`${id}-${mode}`}
            data-mode={mode}
            aria-selected={index === current}
            aria-controls={`${id}-panel`}
            tabIndex={index === current ? 0 : -1}
            onClick={() => choose(mode)}
          >
            {title}
          </button>
        ))}
      </div>
      <div className={styles.panel} role="tabpanel" id={`${id}-panel`} aria-labelledby={`${id}-${currentMode?.mode}`}>
        {currentMode?.mode === 'blocks' && (
          <BlockPanel
            editor={editor}
            runner={runner}
            hello={hello}
            saving={{ page, robot: vocabulary.name, account }}
          />
        )}
        {currentMode?.mode === 'voice' && (
          <VoicePanel
            talk={talk}
            voice={voice}
            runner={runner}
            text={currentMode.text}
            vocabulary={vocabulary}
            onBlocks={openAsBlocks}
          />
        )}
        {currentMode?.mode === 'manual' && (
          <PosePanel poses={poses} runner={runner} text={currentMode.text} onNote={editor.setNote} />
        )}
        {currentMode?.mode === 'easy' && (
          <EasyPanel
            runner={runner}
            text={currentMode.text}
            moves={currentMode.moves}
            row={row}
            onRow={setRow}
            onBlocks={openAsBlocks}
          />
        )}
        {currentMode?.mode === 'pc' && (
          <div className={styles.stack}>
            <div className={`notch ${editorStyles.diagram}`}>
              <CurvesDiagram />
            </div>
            <p className="lead">{currentMode.text}</p>
            <p>{playground.elsewhere}</p>
            <TextLink link={{ href: `#${about}`, external: false }}>{playground.about}</TextLink>
          </div>
        )}
      </div>
      <p className={styles.note} role="status">
        {editor.note}
      </p>
    </div>
  );
}
