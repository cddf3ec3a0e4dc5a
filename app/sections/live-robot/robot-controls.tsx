import { useState } from 'react';
import type { LiveView, Studio } from '#studio/live/live-view.ts';
import { adoptStyles } from '../../ui/adopt-styles.ts';
import { MinusIcon, PlusIcon } from '../../ui/icons.tsx';
import styles from './robot-controls.module.css';
import sheet from './robot-controls.module.css?inline';
import type { ViewerWords } from './viewer-words.ts';

adoptStyles(sheet);

export interface RobotControlsProps {
  view: LiveView;
  /** How far the transformation has come, 0 to 1. */
  shape: number;
  shapes: { first: string; other: string };
  studio: Studio;
  isFull: boolean;
  words: ViewerWords;
  onStudio(studio: Studio): void;
  onFull(): void;
}

/** Everything that a finger does to a robot, as buttons. */
export function RobotControls({ view, shape, shapes, studio, isFull, words, onStudio, onFull }: RobotControlsProps) {
  const [playing, setPlaying] = useState<string>();
  const play = (motion: string) => {
    if (playing === 'walk' && motion === 'walk') view.rest();
    else view.play(motion);
    setPlaying(playing === 'walk' && motion === 'walk' ? undefined : motion);
  };
  const motions = (Object.keys(words.motions) as (keyof ViewerWords['motions'])[]).filter((motion) => view.motions.includes(motion));
  const canFill = typeof document !== 'undefined' && document.fullscreenEnabled;
  return (
    <fieldset className={styles.controls} aria-label={words.controls}>
      <div className={styles.shapes}>
        {(['first', 'other'] as const).map((which) => (
          <button key={which} type="button" aria-pressed={which === 'first' ? shape < 0.5 : shape >= 0.5} onClick={() => view.transformTo(which)}>
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
          onChange={(event) => view.holdAt(event.currentTarget.valueAsNumber)}
        />
      </div>
      <fieldset className={styles.moves} aria-label={words.moves}>
        {motions.map((motion) => (
          <button key={motion} type="button" onClick={() => play(motion)}>
            {playing === 'walk' && motion === 'walk' ? words.stop : words.motions[motion]}
          </button>
        ))}
      </fieldset>
      <div className={styles.camera}>
        <button type="button" aria-label={words.zoomOut} onClick={() => view.zoom(1 / 1.25)}>
          <MinusIcon />
        </button>
        <button type="button" aria-label={words.zoomIn} onClick={() => view.zoom(1.25)}>
          <PlusIcon />
        </button>
        <button type="button" onClick={() => onStudio(studio === 'dark' ? 'light' : 'dark')}>
          {studio === 'dark' ? words.light : words.dark}
        </button>
        {canFill && (
          <button type="button" onClick={onFull}>
            {isFull ? words.leaveFull : words.full}
          </button>
        )}
      </div>
    </fieldset>
  );
}
