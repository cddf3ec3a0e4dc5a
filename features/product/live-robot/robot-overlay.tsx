import type { RobotControlsProps } from './robot-controls.tsx';
import { RobotControls } from './robot-controls.tsx';
import type { Spot } from './robot-spots.tsx';
import { RobotSpots } from './robot-spots.tsx';

/** Facts and controls over a live robot. */
export function RobotOverlay({
  id,
  spots,
  onSpots,
  ...controls
}: RobotControlsProps & { id: string; spots: readonly Spot[]; onSpots(): void }) {
  return (
    <>
      {spots.length > 0 && <RobotSpots id={id} spots={spots} onShown={onSpots} />}
      <RobotControls {...controls} />
    </>
  );
}
