import type { RobotControlsProps } from './robot-controls.tsx';
import { RobotControls } from './robot-controls.tsx';
import type { Spot } from './robot-spots.tsx';
import { RobotSpots } from './robot-spots.tsx';

/** What lies over a live robot: its facts, and the buttons that move it. */
export function RobotOverlay({ id, spots, ...controls }: RobotControlsProps & { id: string; spots: readonly Spot[] }) {
  return (
    <>
      {spots.length > 0 && <RobotSpots id={id} label={controls.words.facts} spots={spots} />}
      <RobotControls {...controls} />
    </>
  );
}
