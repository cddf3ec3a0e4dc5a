import { Button } from '../../../ui/button.tsx';
import { fillWords } from '../../../ui/fill-words.ts';
import type { PlaygroundWords } from '../playground-words.ts';
import type { useRunner } from '../run/use-runner.ts';
import styles from '../workbench.module.css';
import type { HandPose } from './joints.ts';
import { atEase, joints } from './joints.ts';
import type { usePoses } from './use-poses.ts';
import ways from './ways.module.css';

interface PosePanelProps {
  poses: ReturnType<typeof usePoses>;
  runner: ReturnType<typeof useRunner>;
  words: PlaygroundWords;
  text: string;
  onNote(words: string): void;
}

/** Seconds for which each pose is held in playback. */
const standing = 1.1;

/** Poses set joint by joint, saved in a row and played back. */
export function PosePanel({ poses, runner, words: { playground, stop }, text, onNote }: PosePanelProps) {
  const { pose, kept, shown, take } = poses;

  const show = (next: HandPose, place?: number) => {
    runner.stop();
    take(next, place);
  };
  const keep = () =>
    onNote(poses.keep() ? fillWords(playground.pose, { number: String(kept.length + 1) }) : playground.posesFull);
  const play = () =>
    runner.go(async (_signal, wait) => {
      for (const [place, each] of kept.entries()) {
        take(each, place);
        await wait(standing);
      }
      take(atEase);
    });
  function clear(): void {
    show(atEase);
    poses.drop();
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
              onChange={({ currentTarget }) => show({ ...pose, [name]: currentTarget.valueAsNumber })}
            />
            <output>{pose[name]}°</output>
          </label>
        ))}
      </fieldset>
      <div className={styles.runBar}>
        <Button small tone="accent" onClick={keep}>
          {playground.keep}
        </Button>
        <Button
          small
          tone="line"
          aria-disabled={kept.length === 0 && !runner.isRunning}
          onClick={() => (runner.isRunning ? runner.halt() : kept.length > 0 && void play())}
        >
          {runner.isRunning ? stop : playground.play}
        </Button>
        <Button small tone="line" onClick={clear}>
          {playground.clear}
        </Button>
      </div>
      {kept.length > 0 && (
        <ol className={ways.poses} aria-label={playground.poses}>
          {kept.map((each, index) => (
            // A pose is identified by its position only.
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
