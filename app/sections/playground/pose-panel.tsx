import { useState } from 'react';
import { Button } from '../../ui/button.tsx';
import { fillWords } from '../../ui/fill-words.ts';
import type { HandPose } from './joints.ts';
import { atEase, joints } from './joints.ts';
import { pause } from './performer.ts';
import type { StageRobot } from './picture-robot.ts';
import type { PlaygroundWords } from './playground-words.ts';
import type { useRunner } from './use-runner.ts';
import ways from './ways.module.css';
import styles from './workbench.module.css';

interface PosePanelProps {
  robot: StageRobot;
  runner: ReturnType<typeof useRunner>;
  words: PlaygroundWords;
  text: string;
  onNote(words: string): void;
}

/** So many poses are kept. */
const mostPoses = 12;
/** Seconds for which each pose stands when they are played. */
const standing = 1.1;

/** Poses set joint by joint, kept in a row and played. */
export function PosePanel({ robot, runner, words: { playground, stop }, text, onNote }: PosePanelProps) {
  const [pose, setPose] = useState(atEase);
  const [kept, setKept] = useState<readonly HandPose[]>([]);
  const [shown, setShown] = useState<number>();

  function take(next: HandPose): void {
    if (robot.shape > 0) robot.transformTo('first');
    for (const { name, joint, channel, sense } of joints) robot.bend(joint, channel, next[name] * sense);
    setPose(next);
  }
  const show = (next: HandPose, index: number) => {
    runner.stop();
    setShown(index);
    take(next);
  };
  const set = (name: keyof HandPose, degrees: number) => {
    runner.stop();
    setShown(undefined);
    take({ ...pose, [name]: degrees });
  };
  function keep(): void {
    const isFull = kept.length === mostPoses;
    if (!isFull) setKept([...kept, pose]);
    onNote(isFull ? playground.posesFull : fillWords(playground.pose, { number: String(kept.length + 1) }));
  }
  const play = () =>
    runner.go(async (signal) => {
      for (const [index, each] of kept.entries()) {
        setShown(index);
        take(each);
        await pause(standing, signal);
      }
      setShown(undefined);
      take(atEase);
    });
  function clear(): void {
    runner.stop();
    setKept([]);
    setShown(undefined);
    take(atEase);
  }

  return (
    <div className={styles.stack}>
      <p>{text}</p>
      <fieldset className={ways.joints} aria-label={playground.joints}>
        {joints.map(({ name, least, most }) => (
          <label key={name}>
            <span>{playground[name]}</span>
            <input
              type="range"
              min={least}
              max={most}
              step={5}
              value={pose[name]}
              aria-valuetext={`${pose[name]}°`}
              onChange={({ currentTarget }) => set(name, currentTarget.valueAsNumber)}
            />
            <output>{pose[name]}°</output>
          </label>
        ))}
      </fieldset>
      <div className={styles.runBar}>
        <Button small tone="accent" onClick={keep}>
          {playground.keep}
        </Button>
        <Button small tone="line" aria-disabled={kept.length === 0} onClick={() => (runner.isRunning ? runner.stop() : kept.length > 0 && void play())}>
          {runner.isRunning ? stop : playground.play}
        </Button>
        <Button small tone="line" onClick={clear}>
          {playground.clear}
        </Button>
      </div>
      {kept.length > 0 && (
        <ol className={ways.poses} aria-label={playground.poses}>
          {kept.map((each, index) => (
            // A pose has no name of its own: it is where it stands.
            // biome-ignore lint/suspicious/noArrayIndexKey: see above
            <li key={index}>
              <button type="button" aria-pressed={shown === index} onClick={() => show(each, index)}>
                {fillWords(playground.pose, { number: String(index + 1) })}
              </button>
            </li>
          ))}
        </ol>
      )}
    </div>
  );
}
