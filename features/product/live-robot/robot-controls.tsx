import type { Lighting, LiveView } from '#robots/live/live-view-types.ts';
import { adoptStyles } from '#ui/adopt-styles.ts';
import { MinusIcon, PlusIcon, TurnLeftIcon, TurnRightIcon } from '#ui/icons.tsx';
import styles from './robot-controls.module.css';
import sheet from './robot-controls.module.css?inline';
import type { ViewerWords } from './viewer-words.browser.ts';

adoptStyles(sheet);

export interface RobotControlsProps {
  view: LiveView;
  /** Progress of the transformation, 0 to 1. */
  shape: number;
  /** Name of the current motion or pose. */
  motion: string | undefined;
  shapes: { first: string; other: string };
  lighting: Lighting;
  isFull: boolean;
  words: ViewerWords;
  onLighting(lighting: Lighting): void;
  onFull(): void;
}

/** Degrees per press of a turn button. */
const turnStep = 30;

/** The robot's motions or poses that have a word, in the order of the words. */
const availableNames = <Name extends string>(words: Record<Name, string>, robotNames: readonly string[]): Name[] =>
  (Object.keys(words) as Name[]).filter((name) => robotNames.includes(name));

/** Buttons for everything that can be done to a robot, also by touch. */
export function RobotControls({
  view,
  shape,
  motion,
  shapes,
  lighting,
  isFull,
  words,
  onLighting,
  onFull,
}: RobotControlsProps) {
  const motions = availableNames(words.motions, view.motions);
  const poses = availableNames(words.poses, view.poses);
  /** A walk continues until its button is pressed again. */
  const isStopButton = (name: string) => name === 'walk' && motion === 'walk';
  const canGoFullScreen = typeof document !== 'undefined' && document.fullscreenEnabled;
  return (
    <fieldset className={styles.controls} aria-label={words.controls}>
      <div className={styles.shapes}>
        {(['first', 'other'] as const).map((which) => (
          <button
            key={which}
            type="button"
            aria-pressed={which === 'first' ? shape < 0.5 : shape >= 0.5}
            onClick={() => view.transformTo(which)}
          >
            {shapes[which]}
          </button>
        ))}
        <input
          type="range"
          min={0}
          max={1}
          step={0.01}
          value={shape}
          aria-label={words.shape}
          aria-valuetext={`${shape < 0.5 ? shapes.first : shapes.other}, ${Math.round(shape * 100)} %`}
          onChange={(event) => view.jumpTo(event.currentTarget.valueAsNumber)}
        />
      </div>
      <fieldset className={styles.moves} aria-label={words.moves}>
        {motions.map((name) => (
          <button
            key={name}
            type="button"
            aria-pressed={name === 'walk' ? undefined : motion === name}
            onClick={() => (motion === name ? view.rest() : view.play(name))}
          >
            {isStopButton(name) ? words.stop : words.motions[name]}
          </button>
        ))}
        {poses.map((name) => (
          <button
            key={name}
            type="button"
            aria-pressed={motion === name}
            onClick={() => (motion === name ? view.rest() : view.pose(name))}
          >
            {words.poses[name]}
          </button>
        ))}
      </fieldset>
      <div className={styles.camera}>
        <button type="button" aria-label={words.turnLeft} onClick={() => view.turn(-turnStep)}>
          <TurnLeftIcon />
        </button>
        <button type="button" aria-label={words.turnRight} onClick={() => view.turn(turnStep)}>
          <TurnRightIcon />
        </button>
        <button type="button" aria-label={words.zoomOut} onClick={() => view.zoom(1 / 1.25)}>
          <MinusIcon />
        </button>
        <button type="button" aria-label={words.zoomIn} onClick={() => view.zoom(1.25)}>
          <PlusIcon />
        </button>
        <button type="button" onClick={() => onLighting(lighting === 'dark' ? 'light' : 'dark')}>
          {lighting === 'dark' ? words.light : words.dark}
        </button>
        {canGoFullScreen && (
          <button type="button" onClick={onFull}>
            {isFull ? words.leaveFull : words.full}
          </button>
        )}
      </div>
    </fieldset>
  );
}
