import { Button } from '#ui/button.tsx';
import { useMessages } from '#ui/messages.ts';
import type { PlaygroundMessage } from '../playground-messages.ts';
import styles from '../workbench.module.css';
import { useWorkbench } from '../workbench-context.ts';
import editors from './editors.module.css';
import { type HandPose, joints, neutralPose } from './use-poses.ts';

/** Seconds for which each pose is held in playback. */
const poseSeconds = 1.1;

export function PosePanel({ text }: { text: string }) {
  const { editor, poses, runner } = useWorkbench();
  const { playground, viewer, format } = useMessages<PlaygroundMessage>();
  const { pose, savedPoses, activeIndex, applyPose } = poses;

  const show = (next: HandPose, index?: number) => {
    runner.stop();
    applyPose(next, index);
  };
  const saveCurrent = () =>
    editor.setNote(
      poses.savePose() ? format(playground.pose, { number: savedPoses.length + 1 }) : playground.posesFull,
    );
  const play = () =>
    runner.go(async (wait) => {
      for (const [index, each] of savedPoses.entries()) {
        applyPose(each, index);
        await wait(poseSeconds);
      }
      applyPose(neutralPose);
    });
  function clear(): void {
    show(neutralPose);
    poses.clearPoses();
  }

  return (
    <div className="stack">
      <p>{text}</p>
      <fieldset className={`num ${editors.joints}`} aria-label={playground.joints}>
        {joints.map(({ name, min, max }) => (
          <label key={name}>
            <span>{playground[name]}</span>
            <input
              type="range"
              min={min}
              max={max}
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
        <Button small tone="accent" onClick={saveCurrent}>
          {playground.keep}
        </Button>
        <Button
          small
          tone="line"
          aria-disabled={savedPoses.length === 0 && !runner.isRunning}
          onClick={() => (runner.isRunning ? runner.stopWithNote() : savedPoses.length > 0 && void play())}
        >
          {runner.isRunning ? viewer.stop : playground.play}
        </Button>
        <Button small tone="line" onClick={clear}>
          {playground.clear}
        </Button>
      </div>
      {savedPoses.length > 0 && (
        <ol className={editors.poses} aria-label={playground.poses}>
          {savedPoses.map((each, index) => (
            // A pose is identified by its position only.
            // biome-ignore lint/suspicious/noArrayIndexKey: see above
            <li key={index}>
              <button type="button" aria-pressed={activeIndex === index} onClick={() => show(each, index)}>
                {format(playground.pose, { number: index + 1 })}
              </button>
            </li>
          ))}
        </ol>
      )}
    </div>
  );
}
