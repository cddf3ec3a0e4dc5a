/** The sound of a robot's transformation, offline. */
import { transformSeconds } from '#robots/motions.ts';
import type { RobotName } from '#robots/names.ts';
import type { Robot } from '#robots/rig.ts';
import { type ControlFrame, perGroup, ROLL, SPEED, WORK } from '#robots/sound/control-frame.ts';
import { recordMotion } from '#robots/sound/render-sound.ts';

/** A camera in front, `distance` away, turned around the robot by so many degrees. */
export function listenerAt(degrees: number, distance = 9): { view: number[]; distance: number } {
  const [c, s] = [Math.cos((degrees * Math.PI) / 180), Math.sin((degrees * Math.PI) / 180)];
  return { view: [c, 0, s, 0, 0, 1, 0, 0, -s, 0, c, 0, 0, -1.5, -distance, 1], distance };
}

/** Seconds of standing still before, and between the way there and the way back. */
export const rest = 0.3;
const pause = 0.5;
/** Length of a transformation to the other shape and back, with silence after it. */
export const bothWays = rest + 2 * transformSeconds + pause + 0.6;

interface Take {
  seconds?: number;
  framesPerSecond?: number;
}

/** To the other shape, and back if there is time. */
export function transformation(
  name: RobotName,
  robot: Robot,
  { seconds = bothWays, framesPerSecond = 60 }: Take = {},
): ControlFrame[] {
  return recordMotion({
    performers: [{ name, robot }],
    seconds,
    framesPerSecond,
    listener: listenerAt(0),
    show: (at) => {
      const there = Math.min(1, Math.max(0, (at - rest) / transformSeconds));
      const back = Math.min(1, Math.max(0, (at - rest - transformSeconds - pause) / transformSeconds));
      const t = seconds < bothWays ? there : there - back;
      robot.rig.apply(t);
      robot.glow?.(t);
      return [t];
    },
  });
}

/** Speed of the joints of the first robot in degrees per second, those that move most first of all. */
export function meanSpeed({ values }: ControlFrame): number {
  let [work, moment] = [0, 0];
  for (let g = 0; g < ROLL; g += perGroup) {
    work += values[g + WORK];
    moment += values[g + WORK] * values[g + SPEED];
  }
  return work > 0 ? moment / work : 0;
}
