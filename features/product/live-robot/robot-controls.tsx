import { useEffect, useState } from 'react';
import type { Lighting, LiveView } from '#robots/live/live-view-types.ts';
import { adoptStyles } from '#ui/adopt-styles.ts';
import { MinusIcon, PlusIcon, TurnLeftIcon, TurnRightIcon } from '#ui/icons.tsx';
import { useMessages } from '#ui/messages.ts';
import pillStyles from '#ui/pill.module.css';
import pillSheet from '#ui/pill.module.css?inline';
import type { LiveRobotValue } from './live-robot.ts';
import styles from './robot-controls.module.css';
import sheet from './robot-controls.module.css?inline';
import spotStyles from './robot-spots.module.css';
import spotSheet from './robot-spots.module.css?inline';

for (const each of [pillSheet, sheet, spotSheet]) adoptStyles(each);

interface RobotOverlayProps extends Pick<LiveRobotValue, 'id' | 'shapes' | 'spots'> {
  view: LiveView;
  shape: number;
  motion: string | undefined;
  lighting: Lighting;
  isFull: boolean;
  onSpots(): void;
  onLighting(lighting: Lighting): void;
  onFull(): void;
}

/** Degrees per press of a turn button. */
const turnStep = 30;

export function RobotOverlay(overlay: RobotOverlayProps) {
  const { id, view, spots, shape, motion, shapes, lighting, isFull, onSpots, onLighting, onFull } = overlay;
  const { viewer, motions, scenes, poses } = useMessages<'viewer' | 'motions' | 'scenes' | 'poses'>();
  const moves = [
    ...Object.entries({ ...motions, ...scenes })
      .filter(([name]) => view.motions.includes(name))
      .map(([name, label]) => ({ name, label, start: () => view.play(name) })),
    ...Object.entries(poses)
      .filter(([name]) => view.poses.includes(name))
      .map(([name, label]) => ({ name, label, start: () => view.pose(name) })),
  ];
  return (
    <>
      {spots.length > 0 && <RobotSpots id={id} spots={spots} onShown={onSpots} />}
      <fieldset className={styles.controls} aria-label={viewer.controls}>
        <div className={`actions ${styles.shapes}`}>
          {(['first', 'other'] as const).map((which) => (
            <button
              className={pillStyles.pill}
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
            aria-label={viewer.shape}
            aria-valuetext={`${shape < 0.5 ? shapes.first : shapes.other}, ${Math.round(shape * 100)} %`}
            onChange={(event) => view.jumpTo(event.currentTarget.valueAsNumber)}
          />
        </div>
        <fieldset className={`actions ${styles.moves}`} aria-label={viewer.moves}>
          {moves.map(({ name, label, start }) => (
            <button
              className={pillStyles.pill}
              key={name}
              type="button"
              aria-pressed={name === 'walk' ? undefined : motion === name}
              onClick={() => (motion === name ? view.rest() : start())}
            >
              {/* A walk continues until its button is pressed again. */}
              {name === 'walk' && motion === 'walk' ? viewer.stop : label}
            </button>
          ))}
        </fieldset>
        <div className={`actions ${styles.camera}`}>
          <button
            type="button"
            className={pillStyles.pill}
            aria-label={viewer.turnLeft}
            onClick={() => view.turn(-turnStep)}
          >
            <TurnLeftIcon />
          </button>
          <button
            type="button"
            className={pillStyles.pill}
            aria-label={viewer.turnRight}
            onClick={() => view.turn(turnStep)}
          >
            <TurnRightIcon />
          </button>
          <button
            type="button"
            className={pillStyles.pill}
            aria-label={viewer.zoomOut}
            onClick={() => view.zoom(1 / 1.25)}
          >
            <MinusIcon />
          </button>
          <button type="button" className={pillStyles.pill} aria-label={viewer.zoomIn} onClick={() => view.zoom(1.25)}>
            <PlusIcon />
          </button>
          <button
            type="button"
            className={pillStyles.pill}
            onClick={() => onLighting(lighting === 'dark' ? 'light' : 'dark')}
          >
            {lighting === 'dark' ? viewer.light : viewer.dark}
          </button>
          {document.fullscreenEnabled && (
            <button type="button" className={pillStyles.pill} onClick={onFull}>
              {isFull ? viewer.leaveFull : viewer.full}
            </button>
          )}
        </div>
      </fieldset>
    </>
  );
}

interface RobotSpotsProps extends Pick<LiveRobotValue, 'id' | 'spots'> {
  /** Called when the spots are rendered: a robot at rest draws no frame that would place them. */
  onShown(): void;
}

function RobotSpots({ id, spots, onShown }: RobotSpotsProps) {
  const { viewer } = useMessages<'viewer'>();
  const [open, setOpen] = useState<string>();
  const openSpot = spots.find((spot) => spot.id === open);
  useEffect(onShown, [onShown]);
  return (
    <>
      <ul className={spotStyles.spots} aria-label={viewer.facts}>
        {spots.map((spot) => (
          <li key={spot.id} data-spot={spot.id} className={spotStyles.spot}>
            <button
              className="icon-button"
              type="button"
              aria-expanded={open === spot.id}
              aria-controls={`${id}-spot`}
              onClick={() => setOpen(open === spot.id ? undefined : spot.id)}
            >
              <span className="visually-hidden">{spot.title}</span>
            </button>
          </li>
        ))}
      </ul>
      <div className={`notch-s ${spotStyles.fact}`} id={`${id}-spot`} aria-live="polite">
        {openSpot && (
          <div>
            <h3 className="title">{openSpot.title}</h3>
            <p className="small">{openSpot.text}</p>
          </div>
        )}
      </div>
    </>
  );
}
