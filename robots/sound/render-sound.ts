/** Sound without a browser, for clips and tests: the same synthesis as the live one. */
import type { RobotName } from '../names.ts';
import type { Robot } from '../rig.ts';
import { type ControlFrame, perRobot } from './control-frame.ts';
import { type Listener, MotionReader } from './motion-reader.ts';
import { blockSize, SoundMaker } from './synth/sound-maker.ts';

export interface Performer {
  name: RobotName;
  robot: Robot;
}

export interface Recording {
  performers: readonly Performer[];
  seconds: number;
  framesPerSecond: number;
  /** `show` may turn it with the camera. */
  listener: Listener;
  /** Puts all robots as they are at a time in seconds and returns the progress of each one's transformation. */
  show(seconds: number): number[];
}

export function recordMotion({ performers, seconds, framesPerSecond, listener, show }: Recording): ControlFrame[] {
  show(0);
  const readers = performers.map(({ name, robot }) => new MotionReader(name, robot));
  return Array.from({ length: Math.floor(seconds * framesPerSecond) + 1 }, (_, index) => {
    const at = index / framesPerSecond;
    const shapes = show(at);
    const values = new Float32Array(readers.length * perRobot);
    const events = readers.flatMap((reader, robot) => {
      const soundEvents = reader.read(at, 1 / framesPerSecond, shapes[robot] ?? 0, listener, robot);
      values.set(reader.values, robot * perRobot);
      return soundEvents;
    });
    return { at, values, events };
  });
}

export function renderSound(
  names: readonly RobotName[],
  frames: readonly ControlFrame[],
  seconds: number,
  sampleRate: number,
): [left: Float32Array, right: Float32Array] {
  const maker = new SoundMaker(names, sampleRate);
  const length = Math.round(seconds * sampleRate);
  const [left, right] = [new Float32Array(length), new Float32Array(length)];
  let next = 0;
  for (let from = 0; from < length; from += blockSize) {
    const to = Math.min(length, from + blockSize);
    // One frame more than the block needs, to know where the values go.
    while (next < frames.length && (frames[next - 1]?.at ?? 0) <= to / sampleRate) maker.push(frames[next++]);
    maker.make(left.subarray(from, to), right.subarray(from, to), from / sampleRate);
  }
  return [left, right];
}
