import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { fixedReply } from '#features/programming/robot-speech.ts';
import type { VoiceValue } from '#features/programming/voice.ts';
import { Dialog } from '#ui/dialog.tsx';
import { PlayIcon } from '#ui/icons.tsx';
import { useMessages } from '#ui/messages.ts';
import { isGivenUp } from '../stage/live-run.ts';
import { soundChoice } from '../stage/sound/sound-choice.ts';
import { gestureNames } from './block-words.ts';
import type { RunMessage } from './playground-messages.ts';
import type { Program } from './program/program.ts';
import { ProgramStage } from './run/program-stage.tsx';
import { useProgramStage } from './run/use-program-stage.ts';
import { useRunner } from './run/use-runner.ts';
import styles from './spoken-commands.module.css';
import { createProgram } from './voice/interpret-line.ts';

type SpokenCommandsProps = Pick<VoiceValue, 'line' | 'list' | 'groups' | 'robot'> & {
  /** Id of the dialog, which other buttons open, too. */
  dialog: string;
};

const bars = Array.from({ length: 40 }, (_, index) => ({
  x: index * 15,
  height: Math.round(18 + 82 * Math.abs(Math.sin(index * 1.31) * Math.cos(index * 0.37 + 0.6))),
}));

/** The replies of the robot to the words that only frame a program. */
const replies = { start: 'opened', execute: 'nothing', cancel: 'cancelled' } as const;

const loadNothing = async (): Promise<void> => {};

export function Island({ dialog, line, list, groups, robot: { picture, answer, ...robot } }: SpokenCommandsProps) {
  const { playground, action, viewer, motions, scenes, format } = useMessages<
    RunMessage | 'action.close' | 'action.play'
  >();
  const content = useRef<HTMLDivElement>(null);
  const [note, setNote] = useState('');
  const { stage, shown, robotVoice, start } = useProgramStage({
    ...robot,
    island: 'spoken-commands',
    loadControls: loadNothing,
  });
  const runner = useRunner({ stage, voice: robotVoice, onNote: setNote, onRest: () => {} });

  const stop = useEffectEvent(() => void runner.stop());
  useEffect(() => {
    const element = content.current?.closest('dialog');
    element?.addEventListener('close', stop);
    return () => element?.removeEventListener('close', stop);
  }, []);

  function toProgram(does: string): Program {
    if (does in replies)
      return [{ do: 'say', words: fixedReply(replies[does as keyof typeof replies], playground, groups) }];
    return createProgram([does], stage.robot.targetShape, [...gestureNames({ motions }), ...Object.keys(scenes)]);
  }
  const obey = (does: string) => void runner.run(toProgram(does), { fromHome: false });
  const answerLine = () => {
    soundChoice.set(true);
    obey(answer);
  };

  return (
    <>
      <button
        type="button"
        className={styles.wave}
        command="show-modal"
        commandfor={dialog}
        aria-haspopup="dialog"
        aria-label={format(playground.blockSaying, { name: action.play, words: line })}
        onClick={answerLine}
      >
        <i className="notch-s icon-button">
          <PlayIcon />
        </i>
        <svg viewBox="0 0 600 100" preserveAspectRatio="none" aria-hidden="true">
          {bars.map(({ x, height }) => (
            <rect key={x} x={x} y={(100 - height) / 2} width={7} height={height} />
          ))}
        </svg>
      </button>
      <Dialog id={dialog} title={list.title} className={styles.dialog}>
        <div className={styles.commands} ref={content}>
          <div className={styles.stage}>
            <ProgramStage
              shown={shown}
              picture={picture}
              label={list.title}
              startLabel={viewer.start}
              failure=""
              onStart={() => start('light')}
            />
            <p className={`small ${styles.note}`} role="status">
              {note || (isGivenUp(shown.live.state) && playground.noModel)}
            </p>
          </div>
          <div className={styles.list}>
            <p>{list.lead}</p>
            {groups.map(({ title, words }) => (
              <div key={title} className={styles.group}>
                <h3>{title}</h3>
                <ul>
                  {words.map(([word, does]) => (
                    <li key={word}>
                      <button type="button" onClick={() => obey(does)}>
                        {word}
                      </button>
                    </li>
                  ))}
                </ul>
              </div>
            ))}
          </div>
        </div>
      </Dialog>
    </>
  );
}
